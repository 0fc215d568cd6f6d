import type { Stamp } from './stamp.ts';

/** The states of a support ticket (section 4). */
export const ticketStatuses = ['open', 'pending', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** One answer in a ticket. */
export interface TicketResponse {
  _id: string;
  message: string;
  /** ISO date. */
  createdAt: string;
  /** True for the shop, false for the customer. */
  isAdmin: boolean;
}

/** A support ticket (section 3). */
export interface SupportTicket {
  _id: string;
  subject: string;
  message: string;
  /** ISO dates. */
  createdAt: string;
  updatedAt: string;
  status: TicketStatus;
  responses: TicketResponse[];
  /** Which of her orders it is about. */
  order?: { _id: string; orderNumber: string } | undefined;
  /** Ids of the photographs that were sent with it. */
  photographs?: string[] | undefined;
}

/** How many photographs a ticket may be sent with. */
export const mostPhotographs = 3;

/** A ticket of a list; a live shop's lists have no answers, which are read with the ticket itself. */
export type ListedTicket = Omit<SupportTicket, 'responses'> & { responses?: TicketResponse[] | undefined };

/** How many characters of a message the list of tickets shows (section 9). */
export const ticketPreviewLength = 120;

const statusLabels: Readonly<Record<TicketStatus, string>> = {
  open: 'Ouvert',
  pending: 'En attente',
  resolved: 'Résolu',
  closed: 'Fermé',
};

/** The label of the status for the customer (section 4). */
export function ticketStatusLabel(status: TicketStatus): string {
  return statusLabels[status];
}

/** Why a new ticket can't be opened, quoted from section 5; `undefined` when it can. */
export function ticketError(subject: string, message: string): string | undefined {
  return subject.trim() === '' || message.trim() === '' ? 'Veuillez remplir tous les champs.' : undefined;
}

/** Why a reply can't be sent, quoted from section 5; `undefined` when it can. */
export function replyError(message: string): string | undefined {
  return message.trim() === '' ? 'Votre message ne peut pas être vide.' : undefined;
}

/** A new ticket: open, without responses (section 4). */
export function openTicket(subject: string, message: string, { id, now }: Stamp): SupportTicket {
  const createdAt = now.toISOString();
  return {
    _id: id,
    subject: subject.trim(),
    message: message.trim(),
    createdAt,
    updatedAt: createdAt,
    status: 'open',
    responses: [],
  };
}

/** Whether the customer may still reply. */
export function canReply(ticket: Pick<SupportTicket, 'status'>): boolean {
  return ticket.status !== 'closed';
}

/** The ticket with the customer's reply at its end and a fresh `updatedAt`; a closed ticket stays as it is. */
export function replyToTicket(ticket: SupportTicket, message: string, { id, now }: Stamp): SupportTicket {
  if (!canReply(ticket)) return ticket;
  const createdAt = now.toISOString();
  const reply = { _id: id, message: message.trim(), createdAt, isAdmin: false };
  return { ...ticket, updatedAt: createdAt, responses: [...ticket.responses, reply] };
}

/** The beginning of a message for the list of tickets: 120 characters, then « … ». */
export function ticketPreview(message: string): string {
  const characters = Array.from(message);
  return characters.length > ticketPreviewLength ? `${characters.slice(0, ticketPreviewLength).join('')}…` : message;
}
