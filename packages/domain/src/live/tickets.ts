/** Support tickets, as their customer and the back office have them. */
import * as v from 'valibot';
import { dateTime, id, oneOf, required, requiredText } from '../fields.ts';
import { mostPhotographs, ticketStatuses } from '../tickets.ts';
import { listOf } from './orders.ts';
import { message } from './visitors.ts';

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
  /** Which of her orders it is about. */
  order: v.optional(v.object({ _id: v.string(), orderNumber: v.string() })),
  /** Ids of the photographs that were sent with it. */
  photographs: v.optional(v.array(v.string())),
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

/** Each of the photographs was sent before. */
export const NewTicketBody = v.object(
  {
    subject: requiredText(200),
    message,
    orderId: v.optional(id),
    photographs: v.optional(
      v.pipe(
        v.array(id, 'doit être une liste.'),
        v.maxLength(mostPhotographs, `dépasse ${mostPhotographs}\u00a0photographies.`),
      ),
    ),
  },
  required,
);
export type NewTicket = v.InferInput<typeof NewTicketBody>;
/** A photograph that a ticket may be sent with. */
export const PhotographSchema = v.object({ _id: v.string() });
export const ReplyBody = v.object({ message }, required);
export const TicketStatusBody = v.object({ status: oneOf(ticketStatuses) }, required);
