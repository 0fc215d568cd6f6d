/** Support tickets, as their customer and the back office have them. */
import * as v from 'valibot';
import { dateTime, notesForbidden, oneOf, required, requiredText, text } from '../fields.ts';
import { ticketStatuses } from '../tickets.ts';
import { listOf } from './orders.ts';

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

export const message = v.pipe(text(5_000, notesForbidden), v.nonEmpty(required));
export const NewTicketBody = v.object({ subject: requiredText(200), message }, required);
export const ReplyBody = v.object({ message }, required);
export const TicketStatusBody = v.object({ status: oneOf(ticketStatuses) }, required);
