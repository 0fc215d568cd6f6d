import type { Client } from '@nuee/api-client';
import type { ListedTicket, Profile, TransferDetails } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type {
  AgreedTerms,
  CustomerOrder,
  Device,
  NotificationSchema,
  PaymentForm,
  ReorderSchema,
  Ticket,
} from '@nuee/domain/live';
import type { InferOutput } from 'valibot';

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

export const createCustomerApi = ({ send, call, file }: Client): CustomerApi => ({
  profile: () => call(contract.readProfile),
  changeProfile: (body) => call(contract.changeProfile, { body }),
  changePassword: (body) => send(contract.changePassword, { body }),
  orders: () => wholeList((query) => call(contract.listOrders, { query })),
  lastOrder: async () => (await call(contract.listOrders, { query: { limit: '1' } })).items[0],
  transfer: (id) => call(contract.readTransfer, { id }),
  terms: (id) => call(contract.readTerms, { id }),
  paymentForm: (id) => call(contract.preparePayment, { id }),
  cancelOrder: (id) => call(contract.cancelOrder, { id }),
  reorder: (id) => call(contract.reorder, { id }),
  invoice: (id) => file(contract.readInvoice, { id }),
  devices: async () => (await call(contract.listSessions)).items,
  endOtherSessions: () => send(contract.endOtherSessions),
  favorites: async () => (await call(contract.readFavorites)).items,
  addFavorite: (id) => send(contract.addFavorite, { id }),
  removeFavorite: (id) => send(contract.removeFavorite, { id }),
  tickets: () => wholeList((query) => call(contract.listTickets, { query })),
  ticket: (id) => call(contract.readTicket, { id }),
  openTicket: (body) => call(contract.createTicket, { body }),
  reply: (id, message) => call(contract.replyToTicket, { id, body: { message } }),
  notifications: async () => (await call(contract.listNotifications)).items,
  // The same press leads to another page.
  readNotification: (id) => call(contract.readNotification, { id, keepalive: true }),
  everything: () => file(contract.exportAccount),
  erase: (password) => send(contract.eraseAccount, { body: { password } }),
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
