/** The calls of a customer's own account. */
import * as v from 'valibot';
import { maximumAddresses } from '../addressBook.ts';
import { ProfileSchema } from '../contract/shapes.ts';
import { dateTime, id, oneOf, password, personalText, required, text } from '../fields.ts';
import { maximumAddressFieldLength, maximumNameLength, minimumPasswordLength } from '../limits.ts';
import { withdrawalStatuses } from '../withdrawal.ts';
import { NotificationSchema } from './notifications.ts';
import { CustomerOrderSchema, listOf } from './orders.ts';
import { TicketSchema } from './tickets.ts';
import { reason } from './visitors.ts';

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
  /** Those of her tickets, and those of the last day that no ticket was sent with; each as a `data:` URL. */
  photographs: v.array(v.object({ _id: v.string(), image: v.string() })),
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
