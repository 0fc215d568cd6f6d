import { formatDateTime, mailKindLabel, mailStatusLabel } from '@nuee/domain';
import type { Mail } from '@nuee/domain/live';
import { CircleCheck, CircleX, Clock3 } from 'lucide';
import { useMemo } from 'react';
import { EmailText } from '../../internal/EmailText.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { MailIcon } from '../../primitives/Icon/icons.tsx';
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import * as styles from './MailsTable.css.ts';

export interface MailsTableProps
  extends Omit<TableProps<Mail>, 'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'count'> {
  /** The mails of one page, the latest first. */
  mails: readonly Mail[];
  /** The number of mails on all pages. Default the number shown. */
  total?: number;
  /** Whether there are more than `total`. Default `false`. */
  capped?: boolean;
  /** Called with a mail to send again. */
  onSendAgain: (mail: Mail) => void;
  /** Called with a mail that is to be read. */
  onRead: (mail: Mail) => void;
}

/**
 * The mails that the shop sent or failed to send, with the reason; each can be sent again.
 *
 * Use it for the whole outbox; for what happened to one order, use `OrderTimeline`.
 */
export function MailsTable({
  mails,
  capped = false,
  total = mails.length,
  onSendAgain,
  onRead,
  ...rest
}: MailsTableProps) {
  const columns = useMemo(() => columnsOf({ onSendAgain, onRead }), [onSendAgain, onRead]);
  return (
    <Table
      label="E-mails"
      columns={columns}
      rows={mails}
      rowKey={rowKey}
      stacked={styles.stacked}
      unsorted="Plus récents"
      count={countOf(total, 'e-mail', capped)}
      empty={<EmptyState icon={<MailIcon size={32} />} title="Aucun e-mail trouvé" />}
      {...rest}
    />
  );
}

const rowKey = (mail: Mail): string => mail._id;

const looks = {
  waiting: { tone: 'caution', shape: Clock3 },
  sent: { tone: 'positive', shape: CircleCheck },
  failed: { tone: 'critical', shape: CircleX },
} as const;

const columnsOf = ({
  onSendAgain,
  onRead,
}: Pick<MailsTableProps, 'onSendAgain' | 'onRead'>): readonly TableColumn<Mail>[] => [
  {
    id: 'mail',
    header: 'E-mail',
    area: 'mail',
    width: '20%',
    cell: ({ kind, orderNumber }) => (
      <>
        <span className={cells.person}>{mailKindLabel(kind)}</span>
        {orderNumber !== undefined && <span className={cells.aside}>{orderNumber}</span>}
      </>
    ),
  },
  {
    id: 'client',
    header: 'Destinataire',
    area: 'client',
    width: '22%',
    cell: ({ to }) => (to === '' ? 'Effacé avec son compte' : <EmailText email={to} />),
  },
  {
    id: 'date',
    header: 'Date',
    sortable: true,
    area: 'date',
    width: '14%',
    cell: ({ sentAt, createdAt }) => (
      <time dateTime={sentAt ?? createdAt} className={cells.quiet}>
        {formatDateTime(sentAt ?? createdAt)}
      </time>
    ),
  },
  {
    id: 'etat',
    header: 'État',
    area: 'etat',
    width: '22%',
    cell: ({ status, lastError }) => (
      <>
        <StatusPill {...looks[status]}>{mailStatusLabel(status)}</StatusPill>
        {lastError !== undefined && (
          <Text as="span" size="caption" tone="muted" className={styles.reason}>
            {lastError}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    area: 'actions',
    width: '22%',
    cell: (mail) =>
      mail.to !== '' && (
        <span className={styles.actions}>
          <Button size="sm" variant="secondary" onClick={() => onRead(mail)}>
            Lire
            <VisuallyHidden>{` «\u00a0${mailKindLabel(mail.kind)}\u00a0» à ${mail.to}`}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onSendAgain(mail)}>
            Renvoyer
            <VisuallyHidden>{` «\u00a0${mailKindLabel(mail.kind)}\u00a0» à ${mail.to}`}</VisuallyHidden>
          </Button>
        </span>
      ),
  },
];
