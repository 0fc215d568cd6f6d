import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import * as styles from './ListToolbar.css.ts';

export interface ListToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is searched: the accessible name of the field; shown in it with three dots. */
  searchLabel: string;
  query: string;
  /** Called with the new text on every change. */
  onQueryChange: (next: string) => void;
  /** The list's filter. */
  filter?: ReactNode;
  /** What can be done with the whole list. */
  actions?: ReactNode;
}

/** What stands above a list: search, filter, actions. */
export function ListToolbar({
  searchLabel,
  query,
  onQueryChange,
  filter,
  actions,
  className,
  ...rest
}: ListToolbarProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <SearchField
        className={styles.search}
        label={searchLabel}
        placeholder={`${searchLabel}...`}
        value={query}
        onValueChange={onQueryChange}
      />
      {filter}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
