import { activeFilters, type CatalogueFilters } from '@nuee/domain';
import { useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { CloseIcon } from '../../primitives/Icon/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterChips.css.ts';

export interface FilterChipsProps extends Omit<PartProps<'ul'>, 'children'> {
  /** The state of the filters. */
  value: CatalogueFilters;
  /** Called with the remaining filters when one was removed. */
  onValueCommit: (next: CatalogueFilters) => void;
}

/**
 * The chosen filters of the catalogue, each a button that removes it. Renders nothing without any.
 *
 * Use it above the products; to choose, use `CatalogueFilters`.
 */
export function FilterChips({ value, onValueCommit, className, ...rest }: FilterChipsProps) {
  const active = activeFilters(value);
  const list = useRef<HTMLUListElement>(null);
  const length = useRef(active.length);
  // A pressed chip disappears and loses the focus: the list of the others takes it.
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
