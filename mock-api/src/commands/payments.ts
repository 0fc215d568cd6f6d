/** Card payments through a provider: the customer starts one, the provider's notifications report it. */
import { type PaymentReturn, toCents } from '@nuee/domain';
import type { GatewayEvent, PaymentForm } from '@nuee/domain/live';
import type { StoredOrder, StoredUser, Transaction } from '../db/storage.ts';
import { paymentStateOf } from '../db/tables/orders.ts';
import { ApiError } from '../http/apiError.ts';
import {
  type PaymentNotice,
  type PaymentOutcome,
  type PaymentProvider,
  RefusedNotification,
} from '../payments/provider.ts';
import { settleAndJournal } from './changeOrderPayment.ts';
import type { Actor } from './command.ts';
import { orderOf, ownOrderOf, recorded, takePaymentCount } from './orders.ts';

interface Asked {
  readonly id: string;
  readonly user: StoredUser;
  readonly now: Date;
  readonly provider: PaymentProvider;
  readonly shopUrl: string;
}

/**
 * The form that takes a customer to the page where she pays her order. Each time it is another payment.
 *
 * Throws an ApiError: 404 when the order belongs to another customer, 409 when there is nothing to pay by card.
 */
export async function preparePayment(
  t: Transaction,
  { id, user, now, provider, shopUrl }: Asked,
): Promise<PaymentForm> {
  const stored = await ownOrderOf(t, id, user.id);
  const { order } = stored;
  const state = paymentStateOf(stored);
  if (order.paymentMethod !== 'card') throw new ApiError(409, 'Cette commande ne se paie pas par carte.');
  if (order.status === 'cancelled') throw new ApiError(409, 'Cette commande est annulée.');
  if (state === 'paid') throw new ApiError(409, 'Cette commande est déjà payée.');
  if (state === 'refunded') throw new ApiError(409, 'Cette commande est déjà remboursée.');
  if (isVerified(stored)) {
    throw new ApiError(409, 'Votre paiement est en cours de vérification\u00a0: ne payez pas une seconde fois.');
  }
  const cents = toCents(order.totalPrice);
  const { form, reference } = provider.form({
    orderNumber: order.orderNumber,
    cents,
    count: await takePaymentCount(t),
    now,
    back: (how: PaymentReturn) => `${shopUrl}/commande-confirmee/${id}?paiement=${how}`,
  });
  await t.put('payments', askedKey(reference), { orderId: id, asked: { cents, currency: 'EUR' } });
  return form;
}

/** The key under which the amount of a form is stored. No id of a provider's payment looks like it. */
const askedKey = (reference: string): string => `form/${reference}`;

/** Whether the provider still looks at a payment of the order. */
export function isVerified({ timeline = [] }: StoredOrder): boolean {
  const last = timeline.findLast(({ what }) => what === 'payment' || what === 'gateway');
  return last?.what === 'gateway' && last.to === ('verifying' satisfies GatewayEvent);
}

/**
 * What a notification changed: `repeated`, nothing; `amount`, that the order isn't paid, since the sum is another one;
 * `test`, that it isn't, since no card was debited.
 */
type Recorded = PaymentOutcome | 'repeated' | 'late' | 'twice' | 'amount' | 'test';

interface Notification {
  readonly id: string;
  readonly notice: PaymentNotice;
  readonly isTest: boolean;
}

/**
 * Keeps what the provider says of a payment of the order with this id. Said again, it changes nothing.
 *
 * Throws a RefusedNotification when the payment belongs to another order, no form of the shop asked for it, or the order isn't paid
 * by card.
 */
export async function recordPayment(
  t: Transaction,
  actor: Actor,
  { id, notice, isTest }: Notification,
): Promise<Recorded> {
  const stored = await orderOf(t, id);
  const known = await t.get('payments', notice.id);
  if (stored.order.paymentMethod !== 'card' || (known && known.orderId !== id)) throw new RefusedNotification('order');
  const form = notice.reference === undefined ? undefined : await t.get('payments', askedKey(notice.reference));
  if (notice.reference !== undefined && form?.orderId !== id) throw new RefusedNotification('form');
  const isOther = notice.outcome !== 'refunded' && notice.cents !== form?.asked?.cents;
  const news = isOther ? 'amount' : notice.outcome;
  const reported = known?.told ?? [];
  if (reported.includes(news)) return 'repeated';
  await t.put('payments', notice.id, { orderId: id, told: [...reported, news] });

  const text = `${notice.transaction}${isTest ? ' (test)' : ''}`;
  const note = async (to: GatewayEvent, before = stored): Promise<void> => {
    await t.put('orders', id, recorded(before, actor, { what: 'gateway', to, text }));
  };
  const become = (to: 'pending' | 'paid' | 'failed', quiet = false): Promise<StoredOrder> => {
    const paid = to === 'paid' ? { paymentId: notice.id, paymentReference: text } : {};
    return settleAndJournal(t, actor, { stored: { ...stored, ...paid }, to, text, quiet });
  };
  const state = paymentStateOf(stored);
  const isSettled = state === 'paid' || state === 'refunded';
  switch (news) {
    case 'amount':
      await note('amount');
      return 'amount';
    case 'paid':
      // No money comes: no invoice, and no parcel.
      if (isTest) {
        await note('test');
        return 'test';
      }
      if (isSettled) {
        await note('twice');
        return 'twice';
      }
      if (stored.order.status !== 'cancelled') {
        await become('paid');
        return 'paid';
      }
      // Its money is in the books, to be paid back; no mail promises a parcel.
      await note('late', await become('paid', true));
      return 'late';
    case 'verifying':
      if (!isSettled) await note('verifying', state === 'failed' ? await become('pending') : stored);
      return news;
    case 'refused':
      if (!isSettled) await become('failed');
      return news;
    case 'reversed':
      if (!isSettled) await become('failed');
      else if (stored.paymentId === notice.id) await note('reversed');
      return news;
    case 'refunded':
      await note('refunded');
      return news;
    case 'given up':
      return news;
    default:
      return news satisfies never;
  }
}
