import { paymentMethodLabel } from '@nuee/domain';
import type { PaymentState } from '@nuee/domain/live';
import { useState } from 'react';
import { useSaving } from '../../internal/useSaving.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
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
  /** The credit note, once it is refunded. */
  creditNumber?: string | undefined;
  /** Downloads the credit note; without it, only its number is shown. Resolves to whether that worked. */
  onCreditNote?: (() => Promise<boolean>) | undefined;
  /** Called when « Paiement reçu » is pressed, to ask with a `PaymentReceipt`. Without it nothing can be received here. */
  onReceive?: (() => void) | undefined;
  /** Called with the new state of the payment. Without it nothing can be refunded here. */
  onPaid?: ((change: { paymentStatus: PaymentState }) => void) | undefined;
}

/**
 * How an order is paid, with its documents; a received transfer can be recorded, a payment refunded.
 *
 * For the state alone, use `PaymentStatus`.
 */
export function OrderPayment({
  status,
  method,
  reference,
  invoiceNumber,
  creditNumber,
  onCreditNote,
  onReceive,
  onPaid,
  ...rest
}: OrderPaymentProps) {
  const [refunding, setRefunding] = useState(false);
  const { button, save } = useSaving();
  const facts = [
    { label: 'État', value: <PaymentStatus status={status} /> },
    { label: 'Moyen', value: paymentMethodLabel(method) },
    { label: 'Référence', value: reference },
    { label: 'Facture', value: invoiceNumber },
    { label: 'Avoir', value: creditNumber },
  ];
  return (
    <Card title="Paiement" {...rest}>
      <DataList
        className={cells.facts}
        items={facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))}
      />
      {onCreditNote && creditNumber !== undefined && (
        <div className={styles.action}>
          <Button size="sm" variant="secondary" {...button} onClick={() => void save(onCreditNote)}>
            Télécharger l’avoir
          </Button>
        </div>
      )}
      {onReceive && (status === 'pending' || status === 'failed') && (
        <div className={styles.action}>
          <Button size="sm" onClick={onReceive}>
            Paiement reçu
          </Button>
        </div>
      )}
      {onPaid && status === 'paid' && (
        <div className={styles.action}>
          <Button size="sm" variant="secondary" onClick={() => setRefunding(true)}>
            Rembourser
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={refunding}
        onOpenChange={setRefunding}
        question="Marquer cette commande comme remboursée ?"
        confirmLabel="Rembourser"
        onConfirm={() => {
          onPaid?.({ paymentStatus: 'refunded' });
          setRefunding(false);
        }}
      >
        {method === 'card' && reference !== undefined
          ? 'L’argent est rendu dans le back-office du prestataire de paiement\u00a0; ici, le remboursement est noté, et l’avoir émis.'
          : undefined}
      </ConfirmDialog>
    </Card>
  );
}
