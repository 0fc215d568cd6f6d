import type {
  AccountDevice,
  AccountPerson,
  FavoriteProduct,
  Invoice,
  Notification,
  OwnOrder,
  SavedAddress,
  SupportTicket,
} from '@nuee/domain';
import { atom } from 'jotai';

/** What the screens of the account show. */
export interface AccountParts {
  person: AccountPerson;
  orders: readonly OwnOrder[];
  favorites: readonly FavoriteProduct[];
  tickets: readonly SupportTicket[];
  notifications: readonly Notification[];
  invoices: readonly Invoice[];
  /** Where the account is logged in. Only a real one is shown. */
  devices: readonly AccountDevice[];
}
export type AccountPart = keyof AccountParts;

/** A part on its way, there, or not to be had: `message` is a French sentence. */
export type Loadable<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; message: string };

export type AccountState = { [Part in AccountPart]: Loadable<AccountParts[Part]> } & {
  /** Whose it is: what belongs to another one is never shown. */
  owner: string;
};

/** `undefined` until an account was opened. It lives until a reload. */
export const accountAtom = atom<AccountState | undefined>(undefined);

/** The account behind its screens. Each action resolves once it is done, and throws `ApiError` when it isn't. */
export interface AccountArea {
  owner: string;
  /** Makes the account of this owner the one that is shown. */
  open(): void;
  /** Reads a part anew; what is shown stays meanwhile. Never throws. */
  read(part: AccountPart): Promise<void>;
  /** `name` is the full one. */
  saveProfile(changes: Pick<AccountPerson, 'name' | 'phone'>): Promise<void>;
  /** All of them, the default one first. */
  saveAddresses(addresses: readonly SavedAddress[]): Promise<void>;
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  removeFavorite(id: string): Promise<void>;
  openTicket(ticket: { subject: string; message: string }): Promise<void>;
  reply(ticketId: string, message: string): Promise<void>;
  markRead(notificationId: string): Promise<void>;
  /** What only a real account does; the demonstration hasn't it. */
  living?: LivingAccount;
}

export interface LivingAccount {
  /** Saves the invoice of an order as a file. */
  saveInvoice(order: { _id: string; invoiceNumber?: string | undefined }): Promise<void>;
  /** Until its parcel leaves. */
  cancelOrder(orderId: string): Promise<void>;
  /** Adds what is still sold of an order to the cart: how many pieces, and a sentence for each article that lacks some. */
  reorder(orderId: string): Promise<{ added: number; missing: readonly string[] }>;
  /** Logs all devices out but this one. */
  endOtherSessions(): Promise<void>;
  /** Saves all that the shop knows of the customer as a file. */
  saveEverything(): Promise<void>;
  /** Erases the account for good. Its session is dead after. */
  erase(password: string): Promise<void>;
}
