import { formatDateTime, journalChange, journalLabel, journalSubject } from '@nuee/domain';
import type { OwnerJournalEntry } from '@nuee/domain/live';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ScrollIcon } from '../../primitives/Icon/icons.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import * as styles from './JournalTable.css.ts';

export interface JournalTableProps
  extends Omit<TableProps<OwnerJournalEntry>, 'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'count'> {
  /** The entries of one page, the latest first. */
  entries: readonly OwnerJournalEntry[];
  /** The number of entries on all pages. Default the number shown. */
  total?: number;
  /** Whether there are more than `total`. Default `false`. */
  capped?: boolean;
}

/**
 * Who changed what in the back office, and when.
 *
 * Use it for the whole shop; for what happened to one order, use `OrderTimeline`.
 */
export function JournalTable({ entries, capped = false, total = entries.length, ...rest }: JournalTableProps) {
  return (
    <Table
      label="Journal"
      columns={columns}
      rows={entries}
      rowKey={rowKey}
      stacked={styles.stacked}
      unsorted="Plus récents"
      count={countOf(total, 'changement', capped)}
      empty={<EmptyState icon={<ScrollIcon size={32} />} title="Aucun changement trouvé" />}
      {...rest}
    />
  );
}

const rowKey = (entry: OwnerJournalEntry): string => entry._id;

const columns: readonly TableColumn<OwnerJournalEntry>[] = [
  {
    id: 'quoi',
    header: 'Quoi',
    area: 'quoi',
    width: '28%',
    cell: (entry) => (
      <>
        <span className={cells.person}>{journalLabel(entry.what)}</span>
        <span className={cells.aside}>{journalSubject(entry)}</span>
      </>
    ),
  },
  {
    id: 'change',
    header: 'Changement',
    area: 'change',
    width: '34%',
    className: styles.change,
    cell: (entry) => journalChange(entry) ?? '—',
  },
  { id: 'qui', header: 'Qui', area: 'qui', width: '22%', className: styles.change, cell: ({ who }) => who },
  {
    id: 'date',
    header: 'Date',
    sortable: true,
    area: 'date',
    width: '16%',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={cells.quiet}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
];
