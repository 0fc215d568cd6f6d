import { accountPath } from '@nuee/domain';

/** All the tickets. */
export const ticketsPath = accountPath('support');

/** The form of a new ticket. */
export const newTicketPath = accountPath('support-new');

/** One ticket: `/mon-compte?tab=support&ticket={id}`. */
export const ticketPath = ({ _id }: { _id: string }): string => `${ticketsPath}&ticket=${encodeURIComponent(_id)}`;
