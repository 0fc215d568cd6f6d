import { formatDateTime, subscriberStatusLabel } from '@nuee/domain';
import type { Subscriber } from '@nuee/domain/live';
import { CircleCheck, Clock3 } from 'lucide';
import { useMemo } from 'react';
import { EmailText } from '../../internal/EmailText.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { MailIcon } from '../../primitives/Icon/icons.tsx';
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import * as styles from './SubscribersTable.css.ts';

export interface SubscribersTableProps
  extends Omit<TableProps<Subscriber>, 'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'count'> {
  /** The addresses of one page, the latest first. */
  subscribers: readonly Subscriber[];
  /** The number of addresses on all pages. Default the number shown. */
  total?: number;
  /** Whether there are more than `total`. Default `false`. */
  capped?: boolean;
  /** Called with an address to remove. Without it no row offers that. */
  onRemove?: ((subscriber: Subscriber) => void) | undefined;
}

/**
 * Who subscribed to the newsletter, when, and whether the address was confirmed.
 *
 * Use it for the whole list; for what one customer gets, use `CustomerFile`.
 */
export function SubscribersTable({
  subscribers,
  capped = false,
  total = subscribers.length,
  onRemove,
  ...rest
}: SubscribersTableProps) {
  const columns = useMemo(() => (onRemove ? [...facts, removal(onRemove)] : facts), [onRemove]);
  return (
    <Table
      label="Newsletter"
      columns={columns}
      rows={subscribers}
      rowKey={rowKey}
      stacked={styles.stacked}
      unsorted="Plus récentes"
      count={countOf(total, 'adresse', capped)}
      empty={<EmptyState icon={<MailIcon size={32} />} title="Aucune adresse trouvée" />}
      {...rest}
    />
  );
}

const rowKey = ({ email }: Subscriber): string => email;

const looks = {
  pending: { tone: 'caution', shape: Clock3 },
  confirmed: { tone: 'positive', shape: CircleCheck },
} as const;

const facts: readonly TableColumn<Subscriber>[] = [
  {
    id: 'adresse',
    header: 'Adresse',
    area: 'adresse',
    width: '38%',
    cell: ({ email }) => <EmailText email={email} />,
  },
  {
    id: 'etat',
    header: 'État',
    area: 'etat',
    width: '18%',
    cell: ({ status }) => <StatusPill {...looks[status]}>{subscriberStatusLabel(status)}</StatusPill>,
  },
  {
    id: 'date',
    header: 'Inscription',
    sortable: true,
    area: 'date',
    width: '26%',
    cell: ({ since, confirmedAt }) => (
      <>
        <span className={cells.stackedLabel}>Inscription </span>
        <time dateTime={since} className={cells.quiet}>
          {formatDateTime(since)}
        </time>
        {confirmedAt !== undefined && (
          <span className={cells.aside}>{`Confirmée le ${formatDateTime(confirmedAt)}`}</span>
        )}
      </>
    ),
  },
];

const removal = (onRemove: (subscriber: Subscriber) => void): TableColumn<Subscriber> => ({
  id: 'actions',
  header: 'Actions',
  align: 'end',
  area: 'actions',
  width: '18%',
  cell: (subscriber) => (
    <Button size="sm" variant="secondary" onClick={() => onRemove(subscriber)}>
      Désinscrire
      <VisuallyHidden>{` ${subscriber.email}`}</VisuallyHidden>
    </Button>
  ),
});
