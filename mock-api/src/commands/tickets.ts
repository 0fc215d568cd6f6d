/** Support tickets. Each reply changes the status of the ticket. */
import { randomUUID } from 'node:crypto';
import type { TicketStatus } from '@nuee/domain/live';
import { v7 as uuid } from 'uuid';
import type { Reader, StoredTicket } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { command } from './command.ts';
import { keepPhotographs } from './photographs.ts';

/** All of them stand in one record, which each reply writes anew. */
const maxResponses = 200;

export interface IdentifiedTicket {
  readonly id: string;
  readonly ticket: StoredTicket;
}

/** @param userId whose ticket it has to be; the back office reads any ticket and passes none. */
export async function ticketOf(t: Reader, id: string, userId?: string): Promise<StoredTicket> {
  const ticket = isId(id) ? await t.get('tickets', id) : undefined;
  if (!ticket || (userId !== undefined && ticket.userId !== userId)) {
    throw new ApiError(404, 'Ce ticket n’existe pas.');
  }
  return ticket;
}

interface NewTicket extends Pick<StoredTicket, 'name' | 'email' | 'subject' | 'message'> {
  /** Whose account it is written in; absent for a message of the contact form, which has neither of the following. */
  readonly userId?: string;
  readonly orderId?: string | undefined;
  readonly photographs?: readonly string[] | undefined;
}

/** Throws an ApiError 422 when the order or a photograph isn't hers. */
export const openTicket = command<NewTicket, IdentifiedTicket>(
  async (t, actor, { orderId, photographs = [], ...ticket }) => {
    const at = actor.now.toISOString();
    const id = uuid();
    const { userId = '' } = ticket;
    const order = orderId === undefined ? undefined : await orderOf(t, orderId, userId);
    await keepPhotographs(t, actor, { userId, ids: photographs });
    const opened: StoredTicket = {
      ...ticket,
      status: 'open',
      createdAt: at,
      updatedAt: at,
      responses: [],
      ...(order && { order }),
      ...(photographs.length > 0 && { photographs }),
    };
    await t.add('tickets', id, opened);
    return { answer: { id, ticket: opened }, calls: [{ event: 'message', about: id }] };
  },
);

async function orderOf(t: Reader, id: string, userId: string): Promise<StoredTicket['order']> {
  const stored = await t.get('orders', id);
  if (stored?.userId === userId) return { _id: id, orderNumber: stored.order.orderNumber };
  throw new ApiError(422, 'Choisissez une de vos commandes.', {}, { field: 'orderId' });
}

interface CustomerReply {
  readonly id: string;
  readonly userId: string;
  readonly message: string;
}

/** Reopens the ticket. Throws an ApiError: 404 when it belongs to another customer, 409 when it is closed or full. */
export const replyAsCustomer = command<CustomerReply, StoredTicket>(async (t, { now }, { id, userId, message }) => {
  const ticket = await ticketOf(t, id, userId);
  if (ticket.status === 'closed') throw new ApiError(409, 'Ce ticket est fermé\u00a0: ouvrez-en un nouveau.');
  // The shop may still answer the last of them.
  if (ticket.responses.length >= maxResponses) {
    throw new ApiError(409, `Ce ticket compte déjà ${maxResponses} réponses\u00a0: ouvrez-en un nouveau.`);
  }
  const replied = withReply(ticket, now, message, false);
  await t.put('tickets', id, replied);
  return { answer: replied, calls: [{ event: 'message', about: id }] };
});

/** Informs the customer by mail and in the account. Throws an ApiError 404 when there is no such ticket. */
export const replyAsOwner = command<{ id: string; message: string }, StoredTicket>(async (t, actor, input) => {
  const { id, message } = input;
  const ticket = await ticketOf(t, id);
  const replied = withReply(ticket, actor.now, message, true);
  await t.put('tickets', id, replied);
  const { subject, userId, status: from } = ticket;
  const data = { ticketId: id, responseId: replied.responses.at(-1)?._id ?? '' };
  const notification = {
    title: 'Réponse à votre ticket',
    message: `Nous avons répondu à «\u00a0${subject}\u00a0».`,
    type: 'system',
  } as const;
  return {
    answer: replied,
    journal: [{ what: 'ticket.reply', target: id, name: subject, from, to: replied.status }],
    mails: [{ kind: 'ticket-answered', to: ticket.email, data }],
    notifications: userId === undefined ? [] : [{ userId, ...notification }],
  };
});

interface StatusChange {
  readonly id: string;
  readonly status: TicketStatus;
}

/** Throws an ApiError 404 when there is no such ticket. */
export const changeTicketStatus = command<StatusChange, StoredTicket>(async (t, actor, { id, status }) => {
  const ticket = await ticketOf(t, id);
  if (ticket.status === status) return { answer: ticket };
  const changed = { ...ticket, status, updatedAt: actor.now.toISOString() };
  await t.put('tickets', id, changed);
  const journal = [{ what: 'ticket.status', target: id, name: ticket.subject, from: ticket.status, to: status }];
  return { answer: changed, journal };
});

function withReply(ticket: StoredTicket, now: Date, message: string, isAdmin: boolean): StoredTicket {
  const createdAt = now.toISOString();
  return {
    ...ticket,
    status: isAdmin ? 'pending' : 'open',
    updatedAt: createdAt,
    responses: [...ticket.responses, { _id: randomUUID(), message, createdAt, isAdmin }],
  };
}
