import { type AdminCategory, categoryError, fieldIssues } from '@nuee/domain';
import { Button, Dialog, Stack, TextField, useCheckedForm } from '@nuee/ui';
import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { usePicture } from '../frame/usePicture.tsx';

interface NewCategoryDialogProps {
  open: boolean;
  /** Called when « Annuler » or Escape asks to close it. */
  onOpenChange: () => void;
  /** The names that are taken. */
  names: readonly string[];
  /** Called with whether closing it would lose something. */
  onUnsavedChange: (unsaved: boolean) => void;
  /** Resolves to what is wrong with the name, if anything is. */
  onAdd: (name: string, picture: File | undefined) => Promise<string | undefined>;
}

/** A new category with its name and, if there is one already, its picture. Each time it opens, the fields are reset. */
export function NewCategoryDialog({ open, onOpenChange, ...rest }: NewCategoryDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {open && <NewCategoryForm onCancel={onOpenChange} {...rest} />}
    </Dialog.Root>
  );
}

type NewCategoryFormProps = Omit<NewCategoryDialogProps, 'open' | 'onOpenChange'> & { onCancel: () => void };

function NewCategoryForm({ names, onCancel, onUnsavedChange, onAdd }: NewCategoryFormProps) {
  const [name, setName] = useState('');
  /** The name that the shop refused, and its sentence. */
  const [refused, setRefused] = useState<{ name: string; issue: string }>();
  const [saving, setSaving] = useState(false);
  const picture = usePicture();
  useUnsavedFields(name !== '' || picture.file !== undefined, onUnsavedChange);
  const issue = refused?.name === name ? refused.issue : undefined;
  const { issues, check } = useCheckedForm(fieldIssues({ name: issue ?? categoryError(name, names) }));
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (saving || !check(form)) return;
    setSaving(true);
    const found = await onAdd(name, picture.file);
    setSaving(false);
    if (found === undefined) return;
    setRefused({ name, issue: found });
    form.querySelector('input')?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Dialog.Title>Nouvelle catégorie</Dialog.Title>
      <Dialog.Body>
        <Stack gap={16}>
          <TextField
            label="Nom de la catégorie *"
            name="name"
            autoComplete="off"
            required
            maxLength={60}
            error={issue ?? issues.name}
            value={name}
            onValueChange={setName}
          />
          {picture.field}
        </Stack>
      </Dialog.Body>
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Annuler
        </Button>
        <Button type="submit" size="sm" loading={saving}>
          Ajouter la catégorie
        </Button>
      </Dialog.Foot>
    </form>
  );
}

interface CategoryPictureDialogProps {
  /** The category whose picture is changed; `undefined` while the dialog is closed. */
  category: AdminCategory | undefined;
  /** Called when « Annuler » or Escape asks to close it. */
  onOpenChange: () => void;
  /** Called with whether closing it would lose something. */
  onUnsavedChange: (unsaved: boolean) => void;
  onSave: (category: AdminCategory, picture: File) => Promise<void>;
}

/** The picture of a category: the present one, and a file in its place. */
export function CategoryPictureDialog({ category, onOpenChange, ...rest }: CategoryPictureDialogProps) {
  return (
    <Dialog.Root open={category !== undefined} onOpenChange={onOpenChange}>
      {category && <CategoryPictureForm category={category} onCancel={onOpenChange} {...rest} />}
    </Dialog.Root>
  );
}

type CategoryPictureFormProps = Omit<CategoryPictureDialogProps, 'category' | 'onOpenChange'> & {
  category: AdminCategory;
  onCancel: () => void;
};

function CategoryPictureForm({ category, onCancel, onUnsavedChange, onSave }: CategoryPictureFormProps) {
  const [saving, setSaving] = useState(false);
  const picture = usePicture(category.image);
  useUnsavedFields(picture.file !== undefined, onUnsavedChange);
  const save = async (file: File): Promise<void> => {
    setSaving(true);
    await onSave(category, file);
    setSaving(false);
  };
  return (
    <>
      <Dialog.Title>{`Image de ${category.name}`}</Dialog.Title>
      <Dialog.Body>{picture.field}</Dialog.Body>
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Annuler
        </Button>
        <Button
          size="sm"
          loading={saving}
          disabled={picture.file === undefined}
          onClick={() => picture.file && void save(picture.file)}
        >
          Enregistrer
        </Button>
      </Dialog.Foot>
    </>
  );
}

/** Reports before the next press, which may close the dialog. */
function useUnsavedFields(unsaved: boolean, onUnsavedChange: (unsaved: boolean) => void): void {
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange(true);
    return () => onUnsavedChange(false);
  }, [unsaved, onUnsavedChange]);
}
