/** The back office, but for orders and products: its session, users, support, mails, settings and texts. */
import { WithdrawalSchema, WithdrawalStatusBody, WithdrawalsSchema } from '../live/account.ts';
import { ChangeLegalTextBody, LegalTextSchema, LegalTextsSchema } from '../live/legal.ts';
import { MailSchema, MailsSchema, MailTextSchema, mailStatuses } from '../live/mails.ts';
import { DashboardSchema, JournalSchema, SalesSchema } from '../live/orders.ts';
import { ChangeSettingsBody, OpeningSchema, SettingsSchema } from '../live/products.ts';
import { mailKinds, ticketStatuses, withdrawalStatuses } from '../live/records.ts';
import { roles, userStatuses } from '../live/roles.ts';
import { OwnerTicketSchema, OwnerTicketsSchema, ReplyBody, TicketStatusBody } from '../live/tickets.ts';
import {
  ChangeUserBody,
  NewUserBody,
  OwnerSessionSchema,
  OwnerUserSchema,
  OwnerUsersSchema,
  UserFiguresSchema,
} from '../live/users.ts';
import { get, post, put } from './route.ts';

export const readOwnerSession = get('/api/admin/session', 'office', { answer: OwnerSessionSchema });
export const readDashboard = get('/api/admin/dashboard', 'dashboard', { answer: DashboardSchema });
/** Of `period`, by default `today`; with `days` of those from `from` to `to`, a year at most. */
export const readSales = get('/api/admin/sales', 'sales', { answer: SalesSchema });
export const readJournal = get('/api/admin/journal', 'journal', {
  list: { filters: { what: 'text' }, days: true },
  answer: JournalSchema,
});
/** A stream of `ShopEvent`; the topic of each is `order`, `ticket` or `publication`. */
export const watchEvents = get('/api/admin/events', 'events', { media: 'text/event-stream' });

export const listUsers = get('/api/admin/users', 'users.read', {
  list: {
    filters: { status: userStatuses, role: roles },
    /** Accounts that never logged in come before the earliest login. */
    sorts: ['name', 'role', 'lastLogin', 'status'],
  },
  answer: OwnerUsersSchema,
});
export const readUserFigures = get('/api/admin/figures/users', 'users.read', { answer: UserFiguresSchema });
export const createUser = post('/api/admin/users', 'users.write', {
  body: NewUserBody,
  answer: OwnerUserSchema,
  status: 201,
});
export const readUser = get('/api/admin/users/{id}', 'users.read', { answer: OwnerUserSchema });
export const changeUser = put('/api/admin/users/{id}', 'users.write', {
  body: ChangeUserBody,
  answer: OwnerUserSchema,
});
export const exportUsers = get('/api/admin/users.csv', 'csv', { media: 'text/csv' });

export const listOwnerTickets = get('/api/admin/tickets', 'tickets', {
  list: {
    filters: { status: ticketStatuses },
    /** `status` from open to closed; `updatedAt` is the last message. */
    sorts: ['subject', 'name', 'updatedAt', 'status'],
  },
  answer: OwnerTicketsSchema,
});
export const readOwnerTicket = get('/api/admin/tickets/{id}', 'tickets', { answer: OwnerTicketSchema });
export const replyAsOwner = post('/api/admin/tickets/{id}/replies', 'tickets', {
  body: ReplyBody,
  answer: OwnerTicketSchema,
  status: 201,
});
export const changeTicketStatus = put('/api/admin/tickets/{id}/status', 'tickets', {
  body: TicketStatusBody,
  answer: OwnerTicketSchema,
});
/** Of a customer's ticket. */
export const readOwnerPhotograph = get('/api/admin/photographs/{id}', 'tickets', { media: 'image/webp' });
export const listWithdrawals = get('/api/admin/withdrawals', 'withdrawals', {
  /** `waiting`: neither refunded nor refused. */
  list: { filters: { status: [...withdrawalStatuses, 'waiting'] }, sorts: ['orderNumber', 'name'] },
  answer: WithdrawalsSchema,
});
export const changeWithdrawal = put('/api/admin/withdrawals/{id}/status', 'withdrawals', {
  body: WithdrawalStatusBody,
  answer: WithdrawalSchema,
});

export const listMails = get('/api/admin/mails', 'mails', {
  list: { filters: { status: mailStatuses, kind: mailKinds } },
  answer: MailsSchema,
});
export const readMail = get('/api/admin/mails/{id}', 'mails', { answer: MailTextSchema });
export const sendMail = post('/api/admin/mails/{id}/send', 'mails', { answer: MailSchema, status: 202 });

export const readSettings = get('/api/admin/settings', 'settings', { answer: SettingsSchema });
export const changeSettings = put('/api/admin/settings', 'settings', {
  body: ChangeSettingsBody,
  answer: SettingsSchema,
});
export const readOpening = get('/api/admin/opening', 'settings', { answer: OpeningSchema });
export const listLegalTexts = get('/api/admin/texts', 'settings', { answer: LegalTextsSchema });
export const readLegalText = get('/api/admin/texts/{id}', 'settings', { answer: LegalTextSchema });
export const changeLegalText = put('/api/admin/texts/{id}', 'settings', {
  body: ChangeLegalTextBody,
  answer: LegalTextSchema,
});
