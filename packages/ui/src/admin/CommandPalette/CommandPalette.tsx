import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { DialogRoot } from '../../primitives/Dialog/Dialog.tsx';
import { CloseIcon, SearchIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { countOf } from '../countOf.ts';
import * as styles from './CommandPalette.css.ts';

/** Something that can be gone to. */
export interface Destination {
  /** Its address: `/admin/commandes/12`. */
  href: string;
  /** What it is called: « CMD-2026-012 ». */
  label: string;
  /** What tells it from others of that name: « Inès Faure ». */
  detail?: string;
}

/** What was found of one kind. */
export interface Destinations {
  /** « Commandes ». */
  label: string;
  /** The best first. */
  items: readonly Destination[];
}

export interface CommandPaletteProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when it is to be closed. */
  onOpenChange: (open: boolean) => void;
  /** What is searched for. */
  query: string;
  /** Called with the new text on every change. */
  onQueryChange: (next: string) => void;
  /** What was found, by kind; empty kinds are left out. */
  found: readonly Destinations[];
  /** What is said instead of how much was found: « Recherche en cours », or why nothing could be found. */
  note?: string | undefined;
  /** Called with the address that was chosen, by press or Enter. */
  onChoose: (href: string) => void;
}

const hint = 'Commande, client, produit ou écran';
/** By how many places each key moves the choice. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Finds orders, customers, products and screens of the whole back office, and goes there. The focus stays in the field: the
 * arrow keys move the choice, Enter goes.
 *
 * Use it once, around all pages; for a list on the page, use `SearchField`.
 */
export function CommandPalette({
  open,
  onOpenChange,
  query,
  onQueryChange,
  found,
  note,
  onChoose,
}: CommandPaletteProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const groups = found.filter(({ items }) => items.length > 0);
  const all = groups.flatMap(({ items }) => items);
  // Further results don't move the choice.
  const at = Math.max(
    0,
    all.findIndex(({ href }) => href === chosen),
  );
  const current = all[at];
  const optionId = (href: string): string => `${id}${href}`;
  useEffect(() => {
    if (chosen !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const move = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) setChosen(all[(at + step + all.length) % all.length]?.href);
    else if (current) onChoose(current.href);
  };

  return (
    <DialogRoot open={open} onOpenChange={onOpenChange} label="Aller à" className={styles.root}>
      <div className={styles.head}>
        <SearchIcon size={20} className={styles.mark} />
        <input
          type="text"
          role="combobox"
          aria-label={hint}
          aria-expanded={all.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current.href)}
          placeholder={hint}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.field}
          value={query}
          onChange={(event) => {
            setChosen(undefined);
            onQueryChange(event.currentTarget.value);
          }}
          onKeyDown={move}
        />
        <IconButton label="Fermer" icon={<CloseIcon size={20} />} onClick={() => onOpenChange(false)} />
      </div>
      <p role="status" className={styles.status}>
        {note ?? (all.length === 0 ? 'Aucun résultat' : countOf(all.length, 'résultat'))}
      </p>
      <div ref={list} id={id} role="listbox" aria-label="Résultats" className={styles.list}>
        {groups.map(({ label, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, and a listbox none.
          <div key={label} role="group" aria-label={label} className={styles.group}>
            <p className={styles.kind} aria-hidden>
              {label}
            </p>
            {items.map(({ href, label: name, detail }) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose.
              <div
                key={href}
                id={optionId(href)}
                role="option"
                aria-selected={href === current?.href}
                className={cx(styles.option, href === current?.href && styles.chosen)}
                onPointerMove={() => setChosen(href)}
                onClick={() => onChoose(href)}
              >
                <span className={styles.name}>{name}</span>
                {detail !== undefined && <span className={styles.detail}>{detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </DialogRoot>
  );
}
