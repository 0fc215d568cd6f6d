import { bottleLabel, formatCount, formatDateTime } from '@nuee/domain';
import type { Movement } from '@nuee/domain/live';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { orderHref } from '../adminLinks.ts';
import { Card, type CardProps } from '../Card/Card.tsx';
import { countOf } from '../countOf.ts';
import * as styles from './StockMovements.css.ts';

export interface StockMovementsProps extends Omit<CardProps, 'title' | 'children'> {
  /** The movements, the latest first. */
  movements: readonly Movement[];
  /** The number of all movements, including those that aren't shown. Default the number shown. */
  total?: number;
}

/**
 * The stock movements of a product: how much, when, by whom and why.
 *
 * Use it on the page of a product; for the current stock, use `StockLevel`.
 */
export function StockMovements({ movements, total = movements.length, ...rest }: StockMovementsProps) {
  return (
    <Card title="Mouvements de stock" {...rest}>
      {movements.length === 0 ? (
        <Text size="small" tone="muted">
          Aucun mouvement pour le moment.
        </Text>
      ) : (
        <ol className={styles.entries} aria-label="Mouvements de stock" reversed>
          {movements.map((movement) => (
            <li key={movement._id} className={styles.entry}>
              <Text size="small" className={styles.change}>
                <span className={styles.delta}>{signed(movement.to - movement.from)}</span>
                {`${formatCount(movement.from)} → ${formatCount(movement.to)}`}
              </Text>
              <Reason {...movement} />
              <Text size="caption" tone="muted">
                <time dateTime={movement.createdAt}>{formatDateTime(movement.createdAt)}</time>
                {`\u00a0· ${authors[movement.who] ?? movement.who}`}
              </Text>
            </li>
          ))}
        </ol>
      )}
      {total > movements.length && (
        <Text size="caption" tone="muted">{`Les ${movements.length} derniers de ${countOf(total, 'mouvement')}`}</Text>
      )}
    </Card>
  );
}

const authors: Readonly<Record<string, string>> = { customer: 'Client', shop: 'Boutique' };

const reasons = {
  ordered: 'Commande',
  cancelled: 'Annulation',
  refunded: 'Remboursement',
  reopened: 'Reprise',
  edited: 'Commande modifiée',
  set: 'Stock corrigé',
} as const satisfies Record<Movement['why'], string>;

function Reason({ why, order, bottle }: Movement) {
  return (
    <Text size="small">
      {bottle && `${bottleLabel(bottle)}, `}
      {reasons[why]}
      {order && (
        <>
          {' '}
          <TextLink href={orderHref(order)}>{order.orderNumber}</TextLink>
        </>
      )}
    </Text>
  );
}

/** With a typographic minus, because a hyphen is too short. */
const signed = (delta: number): string => `${delta < 0 ? '−' : '+'}${formatCount(Math.abs(delta))}`;
