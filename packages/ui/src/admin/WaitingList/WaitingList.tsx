import { daysLeftLabel, formatCount } from '@nuee/domain';
import type { Dashboard } from '@nuee/domain/live';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import * as styles from './WaitingList.css.ts';

export interface WaitingListProps extends Omit<SectionProps, 'title' | 'children'> {
  /** How many of each are waiting, and how many days are left for the first refund of a withdrawal. */
  waiting: Dashboard['waiting'];
}

interface Row {
  count: number;
  one: string;
  many: string;
  href: string;
  /** How much it hurries. */
  note?: string;
}

/**
 * What is waiting to be done today, each entry with a link to its list.
 *
 * For the key figures of a page, use `StatisticsStrip`.
 */
export function WaitingList({ waiting, ...rest }: WaitingListProps) {
  const { refundDays } = waiting;
  const rows: readonly Row[] = [
    {
      count: waiting.withdrawals,
      one: 'rétractation à traiter',
      many: 'rétractations à traiter',
      href: '/admin/retractations?statut=waiting',
      ...(refundDays !== undefined && { note: daysLeftLabel(refundDays) }),
    },
    {
      count: waiting.transfers,
      one: 'virement à rapprocher',
      many: 'virements à rapprocher',
      href: '/admin/commandes?paiement=awaited',
    },
    {
      count: waiting.toShip,
      one: 'commande à expédier',
      many: 'commandes à expédier',
      href: '/admin/commandes?statut=toShip',
    },
    {
      count: waiting.refunds,
      one: 'remboursement à faire',
      many: 'remboursements à faire',
      href: '/admin/commandes?statut=toRefund',
    },
    {
      count: waiting.lowStock,
      one: 'produit en stock faible',
      many: 'produits en stock faible',
      href: '/admin/produits?etat=lowStock',
    },
    {
      count: waiting.tickets,
      one: 'ticket sans réponse',
      many: 'tickets sans réponse',
      href: '/admin/support?statut=open',
    },
    {
      count: waiting.mails,
      one: 'e-mail en attente\u00a0: le serveur d’e-mails ne répond pas',
      many: 'e-mails en attente\u00a0: le serveur d’e-mails ne répond pas',
      href: '/admin/e-mails?statut=waiting',
    },
  ];
  const waitingRows = rows.filter(({ count }) => count > 0);
  return (
    <Section title="À faire" {...rest}>
      {waitingRows.length === 0 ? (
        <p className={styles.none}>Rien n’attend pour le moment.</p>
      ) : (
        <ul className={styles.rows}>
          {waitingRows.map(({ count, one, many, href, note }) => (
            <li key={one} className={styles.row}>
              <span className={styles.count}>{formatCount(count)}</span>
              <span>
                <TextLink href={href} tone="standalone">
                  {count > 1 ? many : one}
                </TextLink>
                {note !== undefined && <span className={styles.note}>{`, ${note}`}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
