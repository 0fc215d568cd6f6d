import { ticketStatuses } from '../live/records.ts';
import { NewTicketBody, PhotographSchema, ReplyBody, TicketSchema, TicketsSchema } from '../live/tickets.ts';
import { pictureKinds } from '../sentPictures.ts';
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
/** Of what a ticket is about, which is sent next with it. */
export const addPhotograph = post('/api/photographs', 'customer', {
  sends: pictureKinds,
  answer: PhotographSchema,
  status: 201,
});
/** One that she sent herself. */
export const readPhotograph = get('/api/photographs/{id}', 'customer', { media: 'image/webp' });
