/** Orders as the API answers them. Every field is listed, so that a new one isn't published by accident. */
import { isOpenWithdrawal, refundDay, refundedTotalOf, trackedParcel, warningsOf } from '@nuee/domain';
import type {
  CustomerOrder,
  OrderWarning,
  OwnerOrder,
  PaymentState,
  Refund,
  TimelineEntry,
  WithdrawalStatus,
} from '@nuee/domain/live';
import { versionOf } from '../commands/orders.ts';
import type { StoredOrder } from '../db/storage.ts';
import { paymentStateOf, refundsOf, withdrawalStatusOf } from '../db/tables/orders.ts';

export function customerOrder(stored: StoredOrder): CustomerOrder {
  const { order, invoiceNumber, terms, timeline = [] } = stored;
  const parcels = stored.parcels?.map((parcel) => trackedParcel(parcel, order.shippingAddress.postalCode));
  return {
    ...order,
    items: order.items.map((item) => ({ ...item })),
    paymentStatus: paymentStateOf(stored),
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    ...refundsIn(stored),
    ...(parcels?.[0] && { trackingUrl: parcels[0].url, parcels }),
    ...(terms === undefined ? {} : { termsVersion: terms.version }),
    // Internal notes, messages of the payment provider, edits, reminders and names of staff stay in the back office.
    timeline: timeline.flatMap(({ at, what, to }) =>
      isOfOffice(what) ? [] : [{ at, what, ...(to === undefined ? {} : { to }) }],
    ),
  };
}

const ofOffice = ['note', 'gateway', 'edited', 'reminder'] as const;
type OfOffice = (typeof ofOffice)[number];
const isOfOffice = (what: TimelineEntry['what']): what is OfOffice => ofOffice.some((one) => one === what);

/** Those that have a credit note. */
function refundsIn(stored: StoredOrder): Pick<CustomerOrder, 'refunds' | 'refundedTotal'> {
  const refunds = refundsOf(stored).flatMap(({ lines, reference: _, ...refund }): Refund[] =>
    refund.number === '' ? [] : [{ ...refund, lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })) }],
  );
  return refunds.length === 0 ? {} : { refunds, refundedTotal: refundedTotalOf(refunds) };
}

export function ownerOrder(stored: StoredOrder): OwnerOrder {
  const { userId, customer, paymentReference, timeline } = stored;
  return {
    ...customerOrder(stored),
    user: { _id: userId, name: customer?.name ?? '', email: customer?.email ?? '' },
    ...(paymentReference === undefined ? {} : { paymentReference }),
    version: versionOf(stored),
    warnings: orderWarningsOf(stored),
    ...withdrawalOf(stored),
    timeline: (timeline ?? []).map((entry) => ({ ...entry })),
  };
}

function withdrawalOf(stored: StoredOrder): Pick<OwnerOrder, 'withdrawal'> {
  const status = withdrawalStatusOf(stored);
  const declared = stored.timeline?.find(({ what }) => what === 'withdrawal');
  if (status === undefined || declared === undefined) return {};
  const { at: receivedAt, text: reason } = declared;
  const withdrawal = { receivedAt, status, ...(reason !== undefined && { reason }) };
  const isOwed = owesRefund(status, { payment: paymentStateOf(stored), email: stored.customer?.email });
  return { withdrawal: { ...withdrawal, ...(isOwed && { refundBy: refundDay(receivedAt) }) } };
}

/** Whether money has to go back: nobody knows to whom once its customer is erased. */
export const owesRefund = (
  status: WithdrawalStatus,
  { payment, email = '' }: { readonly payment: PaymentState | undefined; readonly email: string | undefined },
): boolean => isOpenWithdrawal(status) && payment === 'paid' && email !== '';

/** What speaks against sending it. */
export function orderWarningsOf(stored: StoredOrder): OrderWarning[] {
  const { order } = stored;
  const withdrawal = withdrawalStatusOf(stored);
  const { status, shippingAddress } = order;
  return warningsOf({
    status,
    shippingAddress,
    paymentStatus: paymentStateOf(stored),
    isWithdrawn: withdrawal !== undefined && withdrawal !== 'refused',
  });
}
