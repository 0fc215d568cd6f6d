/** Orders as the API answers them: for the back office, and for a customer's own list. */
import * as v from 'valibot';
import { OrderSchema } from '../contract/shapes.ts';
import { amount, dateTime, id, notesForbidden, oneOf, required, requiredText, text, wholeNumber } from '../fields.ts';
import { maximumQuantity } from '../limits.ts';
import { orderStatuses } from '../order.ts';
import { carriers, isHttps, maxParcels, parcelNumberShape } from '../parcels.ts';
import { paymentStates, withdrawalStatuses } from './records.ts';

/** One page of a list. `total` is exact up to 1,000; above, it is 1,000 and `totalIsCapped` is true. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends v.GenericSchema>(item: S) {
  return v.object({
    items: v.array(item),
    next: v.nullable(v.string()),
    total: v.number(),
    totalIsCapped: v.optional(v.literal(true)),
  });
}

export const TimelineEntrySchema = v.object({
  at: dateTime,
  who: v.string(),
  what: v.picklist([
    'created',
    'status',
    'payment',
    'note',
    'withdrawal',
    'invoice',
    'credit',
    'gateway',
    'edited',
    'reminder',
  ]),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  text: v.optional(v.string()),
});

/** What was paid back with one credit note, in euros. */
export const RefundSchema = v.object({
  /** Of the credit note. */
  number: v.string(),
  createdAt: dateTime,
  lines: v.array(v.object({ lineId: v.string(), quantity: v.number() })),
  itemsPrice: amount,
  shippingPrice: amount,
  taxPrice: amount,
  totalPrice: amount,
  reason: v.optional(v.string()),
});
export type Refund = v.InferOutput<typeof RefundSchema>;

/** Until all is paid back, `paymentStatus` stays `paid`. */
const paymentFields = {
  paymentStatus: v.picklist(paymentStates),
  invoiceNumber: v.optional(v.string()),
  /** The earliest first; absent where nothing was paid back. */
  refunds: v.optional(v.array(RefundSchema)),
  /** Their sum in euros. */
  refundedTotal: v.optional(amount),
};

/** A parcel, and where it can be tracked on the carrier's site. */
export const ParcelSchema = v.object({
  url: v.string(),
  carrier: v.optional(v.picklist(carriers)),
  number: v.optional(v.string()),
});

/** `trackingUrl` is that of the first parcel. */
const shippingFields = { trackingUrl: v.optional(v.string()), parcels: v.optional(v.array(ParcelSchema)) };

/** Which version of the terms of sale was agreed to; absent where none was kept. */
const termsFields = { termsVersion: v.optional(v.number()) };

/** What speaks against sending an order. */
export const orderWarnings = ['unpaid', 'withdrawn', 'cancelledButPaid', 'addressIncomplete'] as const;
export type OrderWarning = (typeof orderWarnings)[number];

/** An order as the back office sees it. */
export const OwnerOrderSchema = v.object({
  ...OrderSchema.entries,
  ...paymentFields,
  ...shippingFields,
  ...termsFields,
  user: v.object({ _id: v.string(), name: v.string(), email: v.string() }),
  paymentReference: v.optional(v.string()),
  /** What a change that depends on the order as it was read sends along. */
  version: v.number(),
  warnings: v.array(v.picklist(orderWarnings)),
  /** Declared by its customer. */
  withdrawal: v.optional(
    v.object({
      receivedAt: dateTime,
      reason: v.optional(v.string()),
      status: v.picklist(withdrawalStatuses),
      /** As in the list of withdrawals. */
      refundBy: v.optional(v.string()),
    }),
  ),
  timeline: v.array(TimelineEntrySchema),
});
export type OwnerOrder = v.InferOutput<typeof OwnerOrderSchema>;

const OrderStepSchema = v.object({
  at: dateTime,
  what: v.picklist(['created', 'status', 'payment', 'withdrawal', 'invoice', 'credit']),
  to: v.optional(v.string()),
});

/** An order in the list of its customer. Its timeline has neither internal notes nor names of staff. */
export const CustomerOrderSchema = v.object({
  ...OrderSchema.entries,
  ...paymentFields,
  ...shippingFields,
  ...termsFields,
  timeline: v.array(OrderStepSchema),
});
export type CustomerOrder = v.InferOutput<typeof CustomerOrderSchema>;

export const OwnerOrdersSchema = listOf(OwnerOrderSchema);
export const CustomerOrdersSchema = listOf(CustomerOrderSchema);

/** How an order is paid by bank transfer, from the owner's settings; a text is empty where nothing is set. */
export const TransferSchema = v.object({
  iban: v.string(),
  bic: v.string(),
  beneficiary: v.string(),
  expiresAfterDays: v.number(),
});

/** A form that a browser sends to the page of the payment provider, with all of its fields. */
export const PaymentFormSchema = v.object({ url: v.string(), fields: v.record(v.string(), v.string()) });
export type PaymentForm = v.InferOutput<typeof PaymentFormSchema>;

/**
 * The result of reordering: the number of pieces that were added to the cart, and a sentence for each line that is
 * incomplete.
 */
export const ReorderSchema = v.object({ added: v.number(), missing: v.array(v.string()) });

const status = oneOf(orderStatuses);
const isTrue = v.boolean('doit être vrai ou faux.');

const httpsAddress = v.pipe(text(500), v.check(isHttps, 'doit être une adresse https.'));

/** The number of a parcel, or the address of a carrier that the shop doesn't know. */
export const ParcelBody = v.union(
  [
    v.object({
      carrier: oneOf(carriers),
      number: v.pipe(v.string(), v.regex(parcelNumberShape)),
    }),
    v.object({ url: httpsAddress }),
  ],
  'doit avoir un transporteur et son numéro de 8 à 35 chiffres et majuscules, ou une adresse https.',
);
const parcels = v.pipe(
  v.array(ParcelBody, 'doit être une liste.'),
  v.maxLength(maxParcels, `dépasse ${maxParcels} colis.`),
);

/** How long a change of status can be undone; its mail waits for as long. */
export const undoMilliseconds = 10_000;

/** `change` can be undone for ten seconds; absent where nothing changed. */
export const ChangedOrderSchema = v.object({ ...OwnerOrderSchema.entries, change: v.optional(v.string()) });

/** What happened to an order or a ticket, with the order as it is now unless too much happened at once; or a publication, by its number. */
export const ShopEventSchema = v.object({
  id: v.string(),
  kind: v.picklist(['created', 'changed']),
  order: v.optional(OwnerOrderSchema),
});
export type ShopEvent = v.InferOutput<typeof ShopEventSchema>;

/** `parcels` is only used with `shipped`. */
export const OrderStatusBody = v.object(
  { status, notify: v.optional(isTrue, true), parcels: v.optional(parcels) },
  required,
);
/** No order has more. */
const maxRefundLines = 200;
/** All parcels of the order. */
export const OrderParcelsBody = v.object({ parcels }, required);
export const OrderPaymentBody = v.object(
  {
    paymentStatus: oneOf(paymentStates),
    reference: v.optional(text(120)),
  },
  required,
);
/** What is paid back; `shipping` in euros, `reference` that of the bank. */
export const OrderRefundBody = v.object(
  {
    lines: v.pipe(
      v.array(
        v.object(
          {
            lineId: id,
            quantity: wholeNumber(1, maximumQuantity),
            /** Whether its pieces are in stock again. */
            restock: isTrue,
          },
          required,
        ),
        'doit être une liste.',
      ),
      v.maxLength(maxRefundLines, `dépasse ${maxRefundLines} lignes.`),
    ),
    shipping: amount,
    reason: requiredText(500),
    reference: v.optional(text(120)),
    version: v.optional(v.number()),
  },
  required,
);
export type OrderRefund = v.InferOutput<typeof OrderRefundBody>;
/** How many orders one call may change. */
export const maxBulkOrders = 200;
/** Payments that have arrived, each with the bank's reference where there is one. */
export const ReceivedPaymentsBody = v.object(
  {
    payments: v.pipe(
      v.array(v.object({ id, reference: v.optional(text(120)) }, required), 'doit être une liste.'),
      v.minLength(1, required),
      v.maxLength(maxBulkOrders, `dépasse ${maxBulkOrders} paiements.`),
    ),
  },
  required,
);
export type ReceivedPayment = v.InferOutput<typeof ReceivedPaymentsBody>['payments'][number];
export const OrderNoteBody = v.object({ text: v.pipe(text(2_000, notesForbidden), v.nonEmpty(required)) }, required);
export const OrderBulkBody = v.object(
  {
    ids: v.pipe(
      v.array(id, 'doit être une liste.'),
      v.minLength(1, required),
      v.maxLength(maxBulkOrders, `dépasse ${maxBulkOrders} commandes.`),
    ),
    status,
    /** As in `OrderStatusBody`, by the id of their order. */
    parcels: v.optional(v.record(id, parcels)),
  },
  required,
);
export const OrderBulkSchema = v.array(
  v.object({
    id: v.string(),
    ok: v.boolean(),
    message: v.optional(v.string()),
    /** As in `ChangedOrderSchema`. */
    change: v.optional(v.string()),
  }),
);

const JournalEntrySchema = v.object({
  _id: v.string(),
  createdAt: dateTime,
  who: v.string(),
  what: v.string(),
  target: v.string(),
  name: v.string(),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
});
/** An entry of the journal, as its list answers it. */
export type OwnerJournalEntry = v.InferOutput<typeof JournalEntrySchema>;
export const JournalSchema = listOf(JournalEntrySchema);

const sales = v.object({ day: v.string(), total: v.number(), orders: v.number() });
const soldPieces = v.object({ total: v.number(), orders: v.number(), pieces: v.number() });
/** What was sold in a period, less what was paid back later. Amounts in euros. */
export const SalesSchema = v.object({
  /** Each of its days, by the day of payment, the earliest first. */
  days: v.array(v.object({ day: v.string(), ...soldPieces.entries })),
  /** On the days that those are compared with. */
  before: soldPieces,
  /** The one with most pieces first; `before` are those of the days before. */
  products: v.array(
    v.object({ id: v.string(), name: v.string(), pieces: v.number(), total: v.number(), before: v.number() }),
  ),
});
export type Sales = v.InferOutput<typeof SalesSchema>;
/** Amounts in euros; sales figures are left out for roles without the permission to see them. */
export const DashboardSchema = v.object({
  totalOrders: v.number(),
  totalSales: v.optional(v.number()),
  /** How many orders `totalSales` sums up. */
  paidOrders: v.optional(v.number()),
  averageOrderValue: v.optional(v.number()),
  pendingOrders: v.number(),
  totalProducts: v.number(),
  totalUsers: v.number(),
  recentOrders: v.array(OwnerOrderSchema),
  salesByDay: v.optional(v.array(sales)),
  ordersByStatus: v.record(v.string(), v.number()),
  waiting: v.object({
    transfers: v.number(),
    toShip: v.number(),
    /** Orders that are cancelled and still paid. */
    refunds: v.number(),
    lowStock: v.number(),
    tickets: v.number(),
    withdrawals: v.number(),
    /** Until the first refund of them is due, in days; negative once it is late. */
    refundDays: v.optional(v.number()),
    /** Mails whose server doesn't answer. */
    mails: v.number(),
  }),
});
export type Dashboard = v.InferOutput<typeof DashboardSchema>;
