import { formatPrice, paymentMethodLabel, refundedTotalOf } from '@nuee/domain';
import type { Refund } from '@nuee/domain/live';
import { useSaving } from '../../internal/useSaving.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Card, type CardProps } from '../Card/Card.tsx';
import * as cells from '../cells.css.ts';
import { PaymentStatus } from '../PaymentStatus/PaymentStatus.tsx';
import * as styles from './OrderPayment.css.ts';

export interface OrderPaymentProps extends Omit<CardProps, 'title' | 'children'> {
  /** The state of the payment. */
  status: string;
  /** How it is paid. */
  method: string;
  /** The bank's reference of a received transfer. */
  reference?: string | undefined;
  /** The invoice, once it is paid. */
  invoiceNumber?: string | undefined;
  /** What was paid back, each with its credit note. */
  refunds?: readonly Pick<Refund, 'number' | 'totalPrice'>[] | undefined;
  /** Downloads the invoice or the credit note with that number; without it, only numbers are shown. Resolves to whether that worked. */
  onDocument?: ((number: string) => Promise<boolean>) | undefined;
  /** Called when « Paiement reçu » is pressed, to ask with a `PaymentReceipt`. Without it nothing can be received here. */
  onReceive?: (() => void) | undefined;
  /** Called to pay back some of it, or all; without it, that isn't offered. */
  onRefund?: (() => void) | undefined;
}

/**
 * How an order is paid and what was paid back, with its documents; a received transfer can be recorded.
 *
 * For the state alone, use `PaymentStatus`; what is paid back is chosen in a `RefundDialog`.
 */
export function OrderPayment({
  status,
  method,
  reference,
  invoiceNumber,
  refunds = [],
  onDocument,
  onReceive,
  onRefund,
  ...rest
}: OrderPaymentProps) {
  const facts = [
    { label: 'État', value: <PaymentStatus status={status} /> },
    { label: 'Moyen', value: paymentMethodLabel(method) },
    { label: 'Référence', value: reference },
    {
      label: 'Facture',
      value: invoiceNumber && <Document what="la facture" number={invoiceNumber} onDocument={onDocument} />,
    },
    {
      label: refunds.length > 1 ? 'Avoirs' : 'Avoir',
      value:
        refunds.length === 0
          ? undefined
          : refunds.map(({ number, totalPrice }) => (
              <div key={number}>
                <Document what="l’avoir" number={number} onDocument={onDocument} />
                {` (${formatPrice(totalPrice)})`}
              </div>
            )),
    },
    {
      label: 'Remboursé en tout',
      value: refunds.length === 0 ? undefined : formatPrice(refundedTotalOf(refunds)),
    },
  ];
  return (
    <Card title="Paiement" {...rest}>
      <DataList
        className={cells.facts}
        items={facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))}
      />
      {onReceive && (status === 'pending' || status === 'failed') && (
        <div className={styles.action}>
          <Button size="sm" onClick={onReceive}>
            Paiement reçu
          </Button>
        </div>
      )}
      {onRefund && status === 'paid' && (
        <div className={styles.action}>
          <Button size="sm" variant="secondary" onClick={onRefund}>
            Rembourser
          </Button>
        </div>
      )}
    </Card>
  );
}

interface DocumentProps {
  what: string;
  number: string;
  onDocument: OrderPaymentProps['onDocument'];
}

function Document({ what, number, onDocument }: DocumentProps) {
  const { button, save } = useSaving();
  if (!onDocument) return number;
  return (
    <LinkButton
      aria-disabled={button.loading || undefined}
      onClick={() => !button.loading && void save(() => onDocument(number))}
    >
      <VisuallyHidden>{`Télécharger ${what} `}</VisuallyHidden>
      {number}
    </LinkButton>
  );
}
