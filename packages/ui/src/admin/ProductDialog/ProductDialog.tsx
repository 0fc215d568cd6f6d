import {
  type AdminProductForm,
  adminProductError,
  adminProductIssues,
  emptyAdminProductForm,
  type Refuse,
} from '@nuee/domain';
import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { usePriceQuestion } from '../../internal/usePriceQuestion.tsx';
import { useSaving } from '../../internal/useSaving.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { CloseIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ProductFields } from '../ProductFields/ProductFields.tsx';
import type { PictureSender } from '../ProductPictures/ProductPictures.tsx';
import * as styles from './ProductDialog.css.ts';

export interface ProductDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when the close button, Escape or a press outside asks to close it: the page may ask before. */
  onOpenChange: (open: boolean) => void;
  /** Called when « Annuler » closes it, without a question. */
  onCancel: () => void;
  /** The names of the categories on offer. */
  categories: readonly string[];
  /** Called with a form that can be saved, once until its promise is settled. `refuse` marks a field that the API refuses. */
  onAdd: (form: AdminProductForm, refuse: Refuse) => void | Promise<void>;
  /** Called with the sentence that says why the form can't be saved. What was typed stays. */
  onRefuse: (message: string) => void;
  /** Called with whether closing it would lose typed text. */
  onUnsavedChange?: (unsaved: boolean) => void;
  /** The initial values of the fields. Default empty, with every strength and size ticked. */
  initial?: AdminProductForm;
  /** Sends a picture of a live shop's product: resolves to where it is then, or to why it is refused. */
  onPictureSend?: PictureSender;
}

/**
 * « Ajouter un nouveau produit » (specification, sections 2 and 5). Each time it opens, the fields are reset.
 *
 * Use it to add a product without leaving the list; to change one on its own page, use `ProductEditor`.
 */
export function ProductDialog({ open, onOpenChange, ...rest }: ProductDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} size="lg" className={styles.root}>
      {open && <ProductDialogForm onOpenChange={onOpenChange} {...rest} />}
    </Dialog.Root>
  );
}

function ProductDialogForm({
  onOpenChange,
  onCancel,
  categories,
  onAdd,
  onRefuse,
  onUnsavedChange,
  initial = emptyAdminProductForm(),
  onPictureSend,
}: Omit<ProductDialogProps, 'open'>) {
  const [form, setForm] = useState(initial);
  const [begun] = useState(initial);
  const { button, save } = useSaving();
  const prices = usePriceQuestion();
  const { issues, check, refuse } = useCheckedForm(adminProductIssues(form), { ...form });
  const unsaved = form !== begun;
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const refused = adminProductError(form);
    if (check(event.currentTarget)) prices.ask({ form }, () => void save(() => onAdd(form, refuse)));
    else if (refused !== undefined) onRefuse(refused);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.head}>
        <Dialog.Title className={styles.title}>Ajouter un nouveau produit</Dialog.Title>
      </div>
      <Dialog.Body className={styles.body}>
        <ProductFields
          value={form}
          onValueChange={(changed) => setForm((current) => ({ ...current, ...changed }))}
          categories={categories}
          issues={issues}
          onPictureSend={onPictureSend}
        />
      </Dialog.Body>
      <Dialog.Foot className={styles.foot}>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Annuler
        </Button>
        <Button type="submit" size="sm" {...button}>
          Ajouter le produit
        </Button>
      </Dialog.Foot>
      {/* Last, so that the dialog opens with the focus on its first field. */}
      <IconButton className={styles.close} label="Fermer" icon={<CloseIcon />} onClick={() => onOpenChange(false)} />
      {prices.question}
    </form>
  );
}
