import type { Order, Profile } from '@nuee/domain';
import type { MailKind, ShopSettings } from '@nuee/domain/live';

/** Who writes. */
export interface MailShop {
  name: string;
  /** Public address of the shop, without a slash at the end. */
  url: string;
  /** Where a reader can write to; empty when the shop hasn't said it yet. */
  email: string;
  /** On one line; empty when the shop hasn't said it yet. */
  address: string;
}

export type OrderMailOrder = Pick<
  Order,
  | '_id'
  | 'orderNumber'
  | 'createdAt'
  | 'paymentMethod'
  | 'items'
  | 'itemsPrice'
  | 'shippingPrice'
  | 'taxPrice'
  | 'totalPrice'
  | 'shippingAddress'
>;

/** An address of an account. */
export type MailAddress = Profile['addresses'][number];

export interface ToSomebody {
  /** How the reader is greeted; may be empty. */
  name: string;
}

export interface AboutOrder extends ToSomebody {
  order: OrderMailOrder;
}

/** What a mail is about, by its kind. */
export type MailContent =
  | ({ kind: 'order-received'; bankTransfer: ShopSettings['bankTransfer'] } & AboutOrder)
  | ({ kind: 'order-paid'; invoiceNumber?: string | undefined } & AboutOrder)
  /** `trackingUrl`: where the carrier shows the parcel. */
  | ({ kind: 'order-shipped'; trackingUrl?: string | undefined } & AboutOrder)
  | ({ kind: 'order-delivered' } & AboutOrder)
  | ({ kind: 'order-cancelled' } & AboutOrder)
  | ({ kind: 'order-refunded'; creditNumber?: string | undefined } & AboutOrder)
  /** `hasAccount`: asked from an account, where the answer can be read too. */
  | ({ kind: 'ticket-answered'; subject: string; answer: string; hasAccount: boolean } & ToSomebody)
  | ({ kind: 'password-reset'; token: string } & ToSomebody)
  /** `addresses`: as they are now; none when the last one was removed. */
  | ({ kind: 'address-changed'; addresses: readonly MailAddress[] } & ToSomebody)
  /** `isOfBackOffice`: to who works in the shop, not to a customer. */
  | ({ kind: 'invitation'; token: string; isOfBackOffice: boolean } & ToSomebody)
  | ({
      kind: 'withdrawal-received';
      receiptId: string;
      orderNumber: string;
      email: string;
      reason?: string | undefined;
      /** ISO date. */
      receivedAt: string;
    } & ToSomebody)
  | { kind: 'newsletter-confirmation'; token: string };

/** The content of one kind. */
export type ContentOf<K extends MailKind> = Extract<MailContent, { kind: K }>;

/** What stands in a mail, from which both its HTML and its plain text are made. */
export type Block =
  | { is: 'text'; text: string }
  /** The one thing to do. */
  | { is: 'button'; label: string; href: string }
  /** Something else that can be done. */
  | { is: 'link'; label: string; href: string }
  /** Names and values, such as a bank's. */
  | { is: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { is: 'order'; order: OrderMailOrder }
  /** What somebody wrote, with its line breaks. */
  | { is: 'quote'; text: string };

export interface Letter {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
}

export const text = (words: string): Block => ({ is: 'text', text: words });
export const button = (label: string, href: string): Block => ({ is: 'button', label, href });
export const link = (label: string, href: string): Block => ({ is: 'link', label, href });
export const greeting = (name: string): Block => text(name.trim() === '' ? 'Bonjour,' : `Bonjour ${name.trim()},`);
