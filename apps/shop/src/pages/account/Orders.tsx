import type { OwnOrder } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { AccountOrders, AgreedTerms, ConfirmDialog } from '@nuee/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChanges } from '../../account/changes.ts';
import { useAttempt } from '../../frame/useAttempt.ts';
import { useHouse } from '../../frame/useHouse.ts';
import { useProposed } from '../../frame/useProposed.ts';
import { useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';

/** The orders of a registered customer, which can be ordered again, and cancelled until the parcel leaves. */
export function Orders({ orders }: { orders: readonly OwnOrder[] }) {
  const { toasts, client, cart, pages } = useShop();
  const { cancelOrder, saveInvoice, saveCreditNote } = useChanges();
  const attempt = useAttempt();
  const suggestions = useProposed(orders.length === 0);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<OwnOrder>();
  const [terms, setTerms] = useState<{ content: string; agreedAt: string }>();
  const { company, address, email } = useHouse();

  const reorder = async ({ _id }: OwnOrder): Promise<readonly string[]> => {
    let added = 0;
    let missing: readonly string[] = [];
    const order = async (): Promise<void> => {
      ({ added, missing } = await client.call(contract.reorder, { id: _id }));
      if (added > 0) await cart.refresh();
    };
    const isDone = await attempt(order());
    if (isDone && added > 0) toasts.success('Articles ajoutés au panier');
    // Missing products are named here, beside the order: the page is left only if there are none.
    if (isDone && missing.length === 0) navigate('/panier');
    return missing;
  };
  const pay = async ({ _id }: OwnOrder): Promise<void> => {
    const { prepareCardPayment } = await import('../../state/cardPayment.ts');
    const leave = await prepareCardPayment(client, _id);
    leave();
  };
  const cancel = (): void => {
    setAsked(undefined);
    if (asked) void attempt(cancelOrder(asked._id), 'Commande annulée');
  };
  return (
    <>
      <AccountOrders
        orders={orders}
        catalogueHref="/catalogue"
        suggestions={suggestions}
        onInvoice={(order) => attempt(saveInvoice(order))}
        onCreditNote={(order, number) => attempt(saveCreditNote(order, number))}
        onReorder={reorder}
        {...(pages.site.cards && { onPay: (order: OwnOrder) => attempt(pay(order)) })}
        onCancel={setAsked}
        onTerms={(order) => attempt(client.call(contract.readTerms, { id: order._id }).then(setTerms))}
        {...(!isDemonstration && { withdrawalHref: '/retractation' })}
      />
      <AgreedTerms
        terms={terms}
        recipient={[company, address, email].filter(Boolean).join(', ')}
        onClose={() => setTerms(undefined)}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        question={`Annuler la commande ${asked?.orderNumber ?? ''}\u00a0?`}
        confirmLabel="Annuler la commande"
        dismissLabel="Garder la commande"
        onConfirm={cancel}
      >
        {asked?.isPaid
          ? 'Elle ne sera pas expédiée. Ce que vous avez payé vous sera remboursé.'
          : 'Elle ne sera pas expédiée.'}
      </ConfirmDialog>
    </>
  );
}
