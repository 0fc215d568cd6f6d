import { type ListedTicket, type Profile, ProfileSchema, type TransferDetails } from '@nuee/domain';
import {
  type AgreedTerms,
  AgreedTermsSchema,
  type CustomerOrder,
  CustomerOrderSchema,
  CustomerOrdersSchema,
  type Device,
  DevicesSchema,
  FavoritesSchema,
  NotificationSchema,
  NotificationsSchema,
  type PaymentForm,
  PaymentFormSchema,
  ReorderSchema,
  type Ticket,
  TicketSchema,
  TicketsSchema,
  TransferSchema,
} from '@nuee/domain/live';
import type { InferOutput } from 'valibot';
import type { Http } from './http.ts';

type Notification = InferOutput<typeof NotificationSchema>;
type Reorder = InferOutput<typeof ReorderSchema>;

/** The calls of a customer's own account. All throw `ApiError`. */
export interface CustomerApi {
  profile(): Promise<Profile>;
  /** Only the given fields change. Refused (409) when the addresses are no longer `addressesBefore`. */
  changeProfile(changes: Partial<Profile> & { addressesBefore?: Profile['addresses'] }): Promise<Profile>;
  /** Ends all other sessions. */
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  /** All of them, the latest first. */
  orders(): Promise<CustomerOrder[]>;
  /** The latest one, if there is any. */
  lastOrder(): Promise<CustomerOrder | undefined>;
  /** The bank account for an order paid by transfer. */
  transfer(orderId: string): Promise<TransferDetails>;
  /** The terms of sale that an order was placed under. */
  terms(orderId: string): Promise<AgreedTerms>;
  /** The form that goes to the page where an order is paid by card. */
  paymentForm(orderId: string): Promise<PaymentForm>;
  cancelOrder(id: string): Promise<CustomerOrder>;
  /** Adds to the cart what is still sold of an order. */
  reorder(id: string): Promise<Reorder>;
  /** A PDF. */
  invoice(orderId: string): Promise<Blob>;
  /** Where the account is logged in, the latest login first. */
  devices(): Promise<Device[]>;
  /** Logs out all of them except this one. */
  endOtherSessions(): Promise<void>;
  /** Ids of products, the latest first. */
  favorites(): Promise<string[]>;
  addFavorite(productId: string): Promise<void>;
  removeFavorite(productId: string): Promise<void>;
  /** All of them, the latest first, without their answers. */
  tickets(): Promise<ListedTicket[]>;
  ticket(id: string): Promise<Ticket>;
  openTicket(ticket: { subject: string; message: string }): Promise<Ticket>;
  reply(ticketId: string, message: string): Promise<Ticket>;
  /** The latest hundred. */
  notifications(): Promise<Notification[]>;
  readNotification(id: string): Promise<Notification>;
  /** Everything that the shop knows about the customer, as JSON. */
  everything(): Promise<Blob>;
  /** Erases the account for good. */
  erase(password: string): Promise<void>;
}

export const createCustomerApi = ({ send, read, readAs, readFile }: Http): CustomerApi => ({
  profile: () => read('readProfile'),
  changeProfile: (json) => readAs('changeProfile', ProfileSchema, { json }),
  changePassword: (json) => send('changePassword', { json }),
  orders: () => wholeList((query) => readAs('listOrders', CustomerOrdersSchema, { query })),
  lastOrder: async () => (await readAs('listOrders', CustomerOrdersSchema, { query: { limit: '1' } })).items[0],
  transfer: (id) => readAs('readTransfer', TransferSchema, { id }),
  terms: (id) => readAs('readTerms', AgreedTermsSchema, { id }),
  paymentForm: (id) => readAs('preparePayment', PaymentFormSchema, { id }),
  cancelOrder: (id) => readAs('cancelOrder', CustomerOrderSchema, { id }),
  reorder: (id) => readAs('reorder', ReorderSchema, { id }),
  invoice: (id) => readFile('readInvoice', { id }),
  devices: async () => (await readAs('listSessions', DevicesSchema)).items,
  endOtherSessions: () => send('endOtherSessions'),
  favorites: async () => (await readAs('readFavorites', FavoritesSchema)).items,
  addFavorite: (id) => send('addFavorite', { id }),
  removeFavorite: (id) => send('removeFavorite', { id }),
  tickets: () => wholeList((query) => readAs('listTickets', TicketsSchema, { query })),
  ticket: (id) => readAs('readTicket', TicketSchema, { id }),
  openTicket: (json) => readAs('createTicket', TicketSchema, { json }),
  reply: (id, message) => readAs('replyToTicket', TicketSchema, { id, json: { message } }),
  notifications: async () => (await readAs('listNotifications', NotificationsSchema)).items,
  // The same press leads to another page.
  readNotification: (id) => readAs('readNotification', NotificationSchema, { id, keepalive: true }),
  everything: () => readFile('exportAccount'),
  erase: (password) => send('eraseAccount', { json: { password } }),
});

/** The largest page that the API answers. */
const pageSize = '100';

/** Reads a list page by page to its end. */
async function wholeList<Item>(
  readPage: (query: Record<string, string>) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let after: string | null = null;
  do {
    const page: { items: Item[]; next: string | null } = await readPage({ limit: pageSize, ...(after && { after }) });
    all.push(...page.items);
    after = page.next;
  } while (after !== null);
  return all;
}
