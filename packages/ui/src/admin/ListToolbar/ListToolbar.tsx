import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DownloadIcon } from '../../primitives/Icon/icons.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import * as styles from './ListToolbar.css.ts';

export interface ListToolbarProps extends Omit<PartProps<'div'>, 'children'> {
  /** What is searched: the accessible name of the field, and its placeholder with three dots. */
  searchLabel: string;
  /** The searched text. */
  query: string;
  /** Called with the new text on every change. */
  onQueryChange: (next: string) => void;
  /** The list's filter. */
  filter?: ReactNode;
  /** Called to export the list as a file; `undefined` while the list is empty, `null` where it can't be exported. */
  onExport?: (() => void) | undefined | null;
  /** How many rows are selected; if any are, only those are exported. Default 0. */
  selectedCount?: number;
  /** The one main action: adding to the list. */
  action?: ReactNode;
}

/**
 * The bar above a list: search, filter, actions.
 *
 * Use it above a table of the back office; for the filters of the shop, use `CatalogueFilters`.
 */
export function ListToolbar({
  searchLabel,
  query,
  onQueryChange,
  filter,
  onExport,
  selectedCount = 0,
  action,
  className,
  ...rest
}: ListToolbarProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <SearchField
        className={cx(styles.search, filter === undefined && styles.besideExport)}
        label={searchLabel}
        placeholder={`${searchLabel}...`}
        value={query}
        onValueChange={onQueryChange}
      />
      {filter !== undefined && <div className={styles.filter}>{filter}</div>}
      {onExport !== null && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.exporting}
          disabled={onExport === undefined}
          onClick={onExport}
        >
          <DownloadIcon size={16} />
          <span>
            <span className={styles.word}>Exporter</span>
            {selectedCount > 0 && ` (${selectedCount})`}
          </span>
        </Button>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
