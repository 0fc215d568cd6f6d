import { formatDate, isOpenWithdrawal, withdrawalStatusLabel } from '@nuee/domain';
import type { OwnerOrder } from '@nuee/domain/live';
import { Notice, type NoticeProps } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';

export interface OrderWithdrawalProps extends Omit<NoticeProps, 'tone' | 'children'> {
  /** The number of the order, by which its declaration is found. */
  orderNumber: string;
  /** What its customer declared, and what became of it. */
  withdrawal: NonNullable<OwnerOrder['withdrawal']>;
}

/**
 * Says on an order that its customer has withdrawn: since when, why, until when the money has to be given back.
 *
 * Use it above an order; for all declarations, use `WithdrawalsTable`.
 */
export function OrderWithdrawal({ orderNumber, withdrawal, ...rest }: OrderWithdrawalProps) {
  const { receivedAt, reason, status, refundBy } = withdrawal;
  const isOpen = isOpenWithdrawal(status);
  return (
    <Notice tone="info" role="region" aria-label="Rétractation" {...rest}>
      <Text size="small">
        <strong>{`Le client a renoncé à cette commande le ${formatDate(receivedAt)}.`}</strong>
        {` Rétractation ${withdrawalStatusLabel(status).toLowerCase()}.`}
        {refundBy !== undefined && ` À rembourser avant le ${formatDate(refundBy)}.`}
      </Text>
      {reason !== undefined && <Text size="small">{`Motif\u00a0: ${reason}`}</Text>}
      <TextLink href={`/admin/retractations?recherche=${encodeURIComponent(orderNumber)}`} tone="standalone">
        {isOpen ? 'Traiter la rétractation' : 'Voir la rétractation'}
      </TextLink>
    </Notice>
  );
}
