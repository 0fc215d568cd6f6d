import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** A named view of a list. */
export interface ListView {
  name: string;
  /** The URL query that shows it; empty for the whole list. */
  search: string;
}

export interface ViewMenuProps {
  /** The standard views; the first one is the whole list. */
  views: readonly ListView[];
  /** The views saved in this browser. */
  saved: readonly ListView[];
  /** The current URL query. */
  current: string;
  /** Called with the query of the chosen view. */
  onOpen: (search: string) => void;
  /** Called with the name under which to save the current view. */
  onSave: (name: string) => void;
  /** Called with the saved view to delete. */
  onRemove: (view: ListView) => void;
}

/**
 * The views of a list: the standard ones and the saved ones.
 *
 * Use it above a list whose filters are in its address; for one filter, use `FilterMenu`.
 */
export function ViewMenu({ views, saved, current, onOpen, onSave, onRemove }: ViewMenuProps) {
  const [isNaming, setNaming] = useState(false);
  const all = [...views, ...saved];
  const shown = all.find(({ search }) => search === current);
  const own = saved.find(({ search }) => search === current);
  return (
    <>
      <Menu.Root
        trigger={
          <Button variant="secondary" size="sm">
            {`Vue\u00a0: ${shown?.name ?? 'non enregistrée'}`}
            <ChevronDownIcon size={16} />
          </Button>
        }
      >
        <Menu.Choices
          label="Vues"
          value={current}
          onValueChange={onOpen}
          options={all.map(({ name, search }, place) => ({
            value: search,
            label: name,
            apart: place === views.length - 1 && saved.length > 0,
          }))}
        />
        <Menu.Separator />
        <Menu.Item disabled={shown !== undefined} onSelect={() => setNaming(true)}>
          Enregistrer cette vue…
        </Menu.Item>
        {own && (
          <Menu.Item tone="critical" onSelect={() => onRemove(own)}>
            {`Oublier «\u00a0${own.name}\u00a0»`}
          </Menu.Item>
        )}
      </Menu.Root>
      <Naming
        open={isNaming}
        onOpenChange={setNaming}
        onSave={(name) => {
          setNaming(false);
          onSave(name);
        }}
      />
    </>
  );
}

interface NamingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (name: string) => void;
}

function Naming({ open, onOpenChange, onSave }: NamingProps) {
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name !== '') onSave(name);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} size="sm">
      <Dialog.Title>Enregistrer cette vue</Dialog.Title>
      <Dialog.Body>
        <form id={formId} noValidate aria-label="Enregistrer cette vue" onSubmit={submit}>
          {open && <TextField label="Nom de la vue" name="name" autoComplete="off" maxLength={40} required />}
        </form>
      </Dialog.Body>
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={() => onOpenChange(false)}>
          Annuler
        </Button>
        <Button type="submit" form={formId} size="sm">
          Enregistrer
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}
