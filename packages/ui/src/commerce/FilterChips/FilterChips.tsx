import { activeFilters, type CatalogueFilters } from '@nuee/domain';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { CloseIcon } from '../../primitives/Icon/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterChips.css.ts';

export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What the filters are set to. */
  value: CatalogueFilters;
  /** Called with the filters that remain when one was taken away. */
  onValueCommit: (next: CatalogueFilters) => void;
}

/**
 * What narrows the catalogue down, a button for each that takes it away. Nothing where nothing does.
 *
 * Use it above the products; to choose, use `CatalogueFilters`.
 */
export function FilterChips({ value, onValueCommit, className, ...rest }: FilterChipsProps) {
  const active = activeFilters(value);
  const list = useRef<HTMLUListElement>(null);
  const length = useRef(active.length);
  // A chip goes with the press on it and takes the focus along: the others get it.
  useEffect(() => {
    if (active.length < length.current && document.activeElement === document.body) list.current?.focus();
    length.current = active.length;
  }, [active.length]);

  if (active.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} aria-label="Filtres choisis" className={cx(styles.root, className)} {...rest}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <button type="button" className={styles.chip} onClick={() => onValueCommit(without)}>
            <VisuallyHidden>Retirer le filtre </VisuallyHidden>
            {label}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
