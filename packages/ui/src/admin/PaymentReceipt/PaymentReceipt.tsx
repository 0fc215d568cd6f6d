import { type AdminOrder, formatPrice, paidTogether, sumOfOrders } from '@nuee/domain';
import type { SubmitEvent } from 'react';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { Dialog, DialogNote } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';

type Asked = Pick<AdminOrder, '_id' | 'orderNumber' | 'status' | 'paymentStatus' | 'totalPrice' | 'user'>;

export interface PaymentReceiptProps<Order extends Asked = Asked> {
  /** The orders that are asked about; without any nothing is asked. */
  orders: readonly Order[];
  /** Called with those that are paid, and the bank's reference of one. Resolves to whether that was saved. */
  onReceive: (orders: readonly Order[], reference?: string) => Promise<boolean>;
  /** Called when the question is closed. */
  onClose: () => void;
}

/**
 * Asks whether the money for orders has arrived: with who paid, how much, and what it comes to. An order whose payment isn’t awaited is
 * named and stays as it is; money for a cancelled order is recorded where it alone is asked about.
 *
 * Use it for a payment that an owner has seen herself; what a provider reports is recorded without her.
 */
export function PaymentReceipt<Order extends Asked>({ orders, onReceive, onClose }: PaymentReceiptProps<Order>) {
  return (
    <Dialog.Root open={orders.length > 0} onOpenChange={onClose} size="sm">
      {orders.length > 0 && <ReceiptForm orders={orders} onReceive={onReceive} onClose={onClose} />}
    </Dialog.Root>
  );
}

function ReceiptForm<Order extends Asked>({ orders, onReceive, onClose }: PaymentReceiptProps<Order>) {
  const { paid, left } = paidTogether(orders);
  const [only] = paid.length === 1 ? paid : [];
  const { button, save } = useSaving();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reference = only ? String(new FormData(event.currentTarget).get('reference')).trim() : '';
    void save(() => (reference === '' ? onReceive(paid) : onReceive(paid, reference))).then(
      (isSaved) => isSaved && onClose(),
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog.Title>
        {paid.length === 0
          ? 'Aucun paiement attendu'
          : only
            ? `${only.orderNumber}\u00a0: paiement reçu\u00a0?`
            : `${countOf(paid.length, 'paiement')} reçus\u00a0?`}
      </Dialog.Title>
      <Dialog.Body>
        <Stack gap={12}>
          {left.length > 0 && (
            <Notice tone="info">
              {`${left.length > 1 ? 'Restent comme elles sont' : 'Reste comme elle est'}\u00a0: ${left
                .map(({ order, reason }) => `${order.orderNumber} (${reason})`)
                .join(', ')}.`}
            </Notice>
          )}
          {paid.length > 0 && (
            <DataList
              className={cells.facts}
              items={[
                ...paid.map(({ orderNumber, user, totalPrice }) => ({
                  label: `${orderNumber}, ${user.name}`,
                  value: formatPrice(totalPrice),
                })),
                ...(only ? [] : [{ label: 'Total', value: formatPrice(sumOfOrders(paid)) }]),
              ]}
            />
          )}
          {only && (
            <TextField label="Référence du paiement (facultatif)" name="reference" autoComplete="off" maxLength={120} />
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Foot>
        {paid.length > 0 && (
          <DialogNote>
            <Text size="small">{consequence(only)}</Text>
          </DialogNote>
        )}
        <Button variant="secondary" size="sm" onClick={onClose}>
          {paid.length > 0 ? 'Annuler' : 'Fermer'}
        </Button>
        {paid.length > 0 && (
          <Button type="submit" size="sm" {...button}>
            {only ? 'Paiement reçu' : 'Paiements reçus'}
          </Button>
        )}
      </Dialog.Foot>
    </form>
  );
}

function consequence(only: Asked | undefined): string {
  if (!only) return 'Chaque client reçoit un e-mail, et sa facture est émise.';
  return only.status === 'cancelled'
    ? 'Cette commande est annulée\u00a0: l’argent reçu sera à rembourser. La facture est émise, sans e-mail au client.'
    : 'Le client reçoit un e-mail, et sa facture est émise.';
}
