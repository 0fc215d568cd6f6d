/** Tickets and notifications as the API answers them. */
import type { ListedOwnerTicket, OwnerTicket, Ticket } from '@nuee/domain/live';
import type { StoredNotification, StoredTicket } from '../db/storage.ts';

export function ticket(
  id: string,
  { subject, message, createdAt, updatedAt, status, responses, order, photographs }: StoredTicket,
): Ticket {
  return {
    _id: id,
    subject,
    message,
    createdAt,
    updatedAt,
    status,
    responses: responses.map((one) => ({ ...one })),
    ...(order && { order: { ...order } }),
    ...(photographs && { photographs: [...photographs] }),
  };
}

/** In a list: without the answers. */
export function listedTicket(id: string, stored: StoredTicket): Omit<Ticket, 'responses'> {
  const { responses: _, ...listed } = ticket(id, stored);
  return listed;
}

/** The same for the back office. */
export function listedOwnerTicket(id: string, stored: StoredTicket): ListedOwnerTicket {
  const { responses: _, ...listed } = ownerTicket(id, stored);
  return listed;
}

export function ownerTicket(id: string, stored: StoredTicket): OwnerTicket {
  const { userId, name, email } = stored;
  return { ...ticket(id, stored), user: { ...(userId === undefined ? {} : { _id: userId }), name, email } };
}

export function notification(
  id: string,
  { title, message, type, read, createdAt, link }: StoredNotification,
): Omit<StoredNotification, 'userId'> & { _id: string } {
  return { _id: id, title, message, type, read, createdAt, ...(link === undefined ? {} : { link }) };
}
