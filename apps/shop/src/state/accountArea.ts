import type {
  AccountDevice,
  AccountPerson,
  FavoriteProduct,
  Invoice,
  ListedTicket,
  Notification,
  OwnOrder,
  SavedAddress,
} from '@nuee/domain';
import { atom } from 'jotai';

/** The data that the account screens show. */
export interface AccountParts {
  person: AccountPerson;
  orders: readonly OwnOrder[];
  favorites: readonly FavoriteProduct[];
  tickets: readonly ListedTicket[];
  notifications: readonly Notification[];
  invoices: readonly Invoice[];
  /** The devices on which the account is logged in; only for real accounts. */
  devices: readonly AccountDevice[];
}
export type AccountPart = keyof AccountParts;

/** A part that is loading, loaded, or failed: `message` is a French sentence. */
export type Loadable<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; message: string };

export type AccountState = { [Part in AccountPart]: Loadable<AccountParts[Part]> } & {
  /** The owner of the data: those of another owner are never shown. */
  owner: string;
};

/** `undefined` until an account is opened. It is kept until a reload. */
export const accountAtom = atom<AccountState | undefined>(undefined);

/** The account behind its screens. Each action resolves once it is done, and throws `ApiError` when it fails. */
export interface AccountArea {
  owner: string;
  /** Switches to the account of this owner. */
  open(): void;
  /** Loads a part again; the shown data stay meanwhile. Never throws. */
  read(part: AccountPart): Promise<void>;
  /** `name` is the full one. */
  saveProfile(changes: Pick<AccountPerson, 'name' | 'phone'>): Promise<void>;
  /** All of them, the default one first. */
  saveAddresses(addresses: readonly SavedAddress[]): Promise<void>;
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  removeFavorite(id: string): Promise<void>;
  openTicket(ticket: { subject: string; message: string }): Promise<void>;
  /** Reads the answers of a ticket that was listed without them. */
  readTicket(id: string): Promise<void>;
  reply(ticketId: string, message: string): Promise<void>;
  markRead(notificationId: string): Promise<void>;
  /** The actions of a real account; absent in the demonstration. */
  living?: LivingAccount;
}

export interface LivingAccount {
  /** Saves the invoice of an order as a file. */
  saveInvoice(order: { _id: string; invoiceNumber?: string | undefined }): Promise<void>;
  /** The terms of sale that an order was placed under. */
  terms(orderId: string): Promise<{ content: string; agreedAt: string }>;
  /** Cancels an order, until its parcel leaves. */
  cancelOrder(orderId: string): Promise<void>;
  /**
   * Adds to the cart what is still sold of an order. Resolves to the number of pieces, and a sentence for each
   * incomplete article.
   */
  reorder(orderId: string): Promise<{ added: number; missing: readonly string[] }>;
  /** Logs out all devices except this one. */
  endOtherSessions(): Promise<void>;
  /** Saves everything that the shop knows about the customer as a file. */
  saveEverything(): Promise<void>;
  /** Erases the account for good, which ends its session. */
  erase(password: string): Promise<void>;
}
