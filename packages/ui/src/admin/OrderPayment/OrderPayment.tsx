import { paymentMethodLabel } from '@nuee/domain';
import type { PaymentState } from '@nuee/domain/live';
import { type SubmitEvent, useState } from 'react';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
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
  /** Called with the new state of the payment. Without it nothing can be changed here. */
  onPaid?: ((change: { paymentStatus: PaymentState; reference?: string }) => void) | undefined;
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
      {onPaid && (status === 'pending' || status === 'failed') && <PaidForm onPaid={onPaid} />}
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

function PaidForm({ onPaid }: { onPaid: NonNullable<OrderPaymentProps['onPaid']> }) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reference = String(new FormData(event.currentTarget).get('reference')).trim();
    onPaid({ paymentStatus: 'paid', ...(reference !== '' && { reference }) });
  };
  return (
    <form noValidate aria-label="Paiement reçu" className={styles.action} onSubmit={submit}>
      <Stack gap={12}>
        <TextField label="Référence du paiement (facultatif)" name="reference" autoComplete="off" maxLength={120} />
        <div>
          <Button type="submit" size="sm">
            Paiement reçu
          </Button>
        </div>
      </Stack>
    </form>
  );
}
