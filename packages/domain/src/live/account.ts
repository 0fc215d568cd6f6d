/** The calls of a customer's own account, and those without an account. */
import * as v from 'valibot';
import { maximumAddresses } from '../addressBook.ts';
import { ProfileSchema } from '../contract/shapes.ts';
import {
  dateTime,
  email,
  id,
  notesForbidden,
  oneOf,
  password,
  personalText,
  required,
  requiredText,
  text,
} from '../fields.ts';
import { maximumAddressFieldLength, maximumNameLength, minimumPasswordLength } from '../limits.ts';
import { ticketStatuses } from '../tickets.ts';
import { withdrawalStatuses } from '../withdrawal.ts';
import { CustomerOrderSchema, listOf } from './orders.ts';

const addressField = personalText(maximumAddressFieldLength);

const addresses = v.pipe(
  v.array(
    v.object({ street: addressField, city: addressField, postalCode: addressField, country: addressField }, required),
    'doit être une liste.',
  ),
  v.maxLength(maximumAddresses, `dépasse ${maximumAddresses} adresses.`),
);

/** Only the fields that are sent change. `addressesBefore` are those that the addresses were changed from. */
export const ChangeProfileBody = v.object(
  {
    firstName: v.optional(personalText(maximumNameLength)),
    lastName: v.optional(personalText(maximumNameLength)),
    phone: v.optional(text(maximumAddressFieldLength)),
    addresses: v.optional(addresses),
    addressesBefore: v.optional(addresses),
  },
  required,
);
export type ChangeProfile = v.InferOutput<typeof ChangeProfileBody>;
export const ChangePasswordBody = v.object({ current: password(1), next: password(minimumPasswordLength) }, required);
export const PasswordResetBody = v.object({ email }, required);
export const NewPasswordBody = v.object({ password: password(minimumPasswordLength) }, required);
export const EraseBody = v.object({ password: password(1) }, required);

/** Somewhere that the account is logged in: neither its address nor its whole user agent is kept. */
export const DeviceSchema = v.object({
  /** Browser and system, as « Firefox, Linux ». */
  name: v.optional(v.string()),
  openedAt: v.optional(dateTime),
  /** To the day. */
  lastUsedAt: dateTime,
  /** Whether it is the one that asks. */
  current: v.boolean(),
});
export type Device = v.InferOutput<typeof DeviceSchema>;
export const DevicesSchema = v.object({ items: v.array(DeviceSchema) });

export const FavoritesSchema = v.object({ items: v.array(v.string()) });

export const NotificationSchema = v.object({
  _id: v.string(),
  title: v.string(),
  message: v.string(),
  type: v.picklist(['order', 'promotion', 'system']),
  read: v.boolean(),
  createdAt: dateTime,
  link: v.optional(v.string()),
});
export const NotificationsSchema = v.object({ items: v.array(NotificationSchema) });

const responses = v.array(
  v.object({ _id: v.string(), message: v.string(), createdAt: dateTime, isAdmin: v.boolean() }),
);
export const TicketSchema = v.object({
  _id: v.string(),
  subject: v.string(),
  message: v.string(),
  createdAt: dateTime,
  updatedAt: dateTime,
  status: v.picklist(ticketStatuses),
  responses,
});
export type Ticket = v.InferOutput<typeof TicketSchema>;
/** Without the answers: they can be as long as many lists, and are read with the ticket itself. */
export const TicketsSchema = listOf(v.omit(TicketSchema, ['responses']));
/** `user` is the author; `_id` is present when the author has an account. */
export const OwnerTicketSchema = v.object({
  ...TicketSchema.entries,
  user: v.object({ _id: v.optional(v.string()), name: v.string(), email: v.string() }),
});
export type OwnerTicket = v.InferOutput<typeof OwnerTicketSchema>;
const ListedOwnerTicketSchema = v.omit(OwnerTicketSchema, ['responses']);
export type ListedOwnerTicket = v.InferOutput<typeof ListedOwnerTicketSchema>;
export const OwnerTicketsSchema = listOf(ListedOwnerTicketSchema);

const message = v.pipe(text(5_000, notesForbidden), v.nonEmpty(required));
export const NewTicketBody = v.object({ subject: requiredText(200), message }, required);
export const ReplyBody = v.object({ message }, required);
export const TicketStatusBody = v.object({ status: oneOf(ticketStatuses) }, required);
export const ContactBody = v.object(
  { name: personalText(2 * maximumNameLength), email, subject: requiredText(200), message },
  required,
);

const confirm = v.literal(true, 'doit être vrai.');
const reason = v.optional(text(2_000, notesForbidden));
export const OrderWithdrawalBody = v.object({ confirm, reason }, required);
export const WithdrawalBody = v.object(
  { orderNumber: requiredText(40), email, name: personalText(2 * maximumNameLength), confirm, reason },
  required,
);
/** Confirms that the declaration was received, not that it is accepted. */
export const ReceiptSchema = v.object({ receiptId: v.string(), receivedAt: dateTime });
export type Receipt = v.InferOutput<typeof ReceiptSchema>;
export const WithdrawalSchema = v.object({
  _id: v.string(),
  orderNumber: v.string(),
  /** Absent where no such order is hers, or it can't be withdrawn from. */
  orderId: v.optional(v.string()),
  name: v.string(),
  email: v.string(),
  reason: v.optional(v.string()),
  createdAt: dateTime,
  status: v.picklist(withdrawalStatuses),
  /** Why the shop refuses it. */
  refusal: v.optional(v.string()),
  /** The last day in Paris to give the money back; absent where none is owed any more, or nobody knows to whom. */
  refundBy: v.optional(v.string()),
});
export type Withdrawal = v.InferOutput<typeof WithdrawalSchema>;
export const WithdrawalsSchema = listOf(WithdrawalSchema);
/** `reason` is required where it is refused, and isn’t used otherwise. */
export const WithdrawalStatusBody = v.object({ status: oneOf(withdrawalStatuses), reason }, required);

/** All the data that the shop holds about a person. */
export const ExportSchema = v.object({
  profile: v.object({ ...ProfileSchema.entries, _id: id, email: v.string(), createdAt: v.optional(dateTime) }),
  orders: v.array(CustomerOrderSchema),
  cart: v.array(
    v.object({ productId: v.string(), size: v.number(), nicotineStrength: v.number(), quantity: v.number() }),
  ),
  favorites: v.array(v.string()),
  tickets: v.array(TicketSchema),
  /** Of the contact form, sent with her e-mail since the account exists. */
  messages: v.array(v.object({ ...TicketSchema.entries, name: v.string() })),
  /** Declared with her e-mail since the account exists. */
  withdrawals: v.array(WithdrawalSchema),
  /** Absent where she doesn't get it. */
  newsletter: v.optional(v.object({ since: dateTime, confirmedAt: v.optional(dateTime) })),
  devices: v.array(DeviceSchema),
  /** What staff wrote about her; absent where nobody did. */
  notes: v.optional(v.array(v.object({ at: dateTime, text: v.string() }))),
  notifications: v.array(NotificationSchema),
});
