/** A customer as the back office sees her, beside her account and her orders. */
import * as v from 'valibot';
import { ProfileSchema } from '../contract/shapes.ts';
import { dateTime } from '../fields.ts';
import { WithdrawalSchema } from './account.ts';
import { TicketSchema } from './tickets.ts';

/** What staff wrote about her, for themselves. She reads it when she asks for her data. */
export const CustomerNoteSchema = v.object({ at: dateTime, who: v.string(), text: v.string() });

export const CustomerFileSchema = v.object({
  ...v.pick(ProfileSchema, ['phone', 'addresses']).entries,
  /** Of her account, and of the contact form, the latest first. */
  tickets: v.array(v.pick(TicketSchema, ['_id', 'subject', 'status', 'updatedAt'])),
  withdrawals: v.array(v.pick(WithdrawalSchema, ['_id', 'orderNumber', 'orderId', 'status', 'createdAt'])),
  /** Absent where she doesn't get it. */
  newsletter: v.optional(v.object({ since: dateTime, confirmedAt: v.optional(dateTime) })),
  /** The latest first. */
  notes: v.array(CustomerNoteSchema),
});
export type CustomerFile = v.InferOutput<typeof CustomerFileSchema>;
