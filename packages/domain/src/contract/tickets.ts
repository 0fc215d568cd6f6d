import { ticketStatuses } from '../live/records.ts';
import { NewTicketBody, ReplyBody, TicketSchema, TicketsSchema } from '../live/tickets.ts';
import { get, post } from './route.ts';

export const listTickets = get('/api/tickets', 'customer', {
  list: { filters: { status: ticketStatuses } },
  answer: TicketsSchema,
});
export const createTicket = post('/api/tickets', 'customer', {
  body: NewTicketBody,
  answer: TicketSchema,
  status: 201,
});
/** With its answers. */
export const readTicket = get('/api/tickets/{id}', 'customer', { answer: TicketSchema });
export const replyToTicket = post('/api/tickets/{id}/replies', 'customer', {
  body: ReplyBody,
  answer: TicketSchema,
  status: 201,
});
