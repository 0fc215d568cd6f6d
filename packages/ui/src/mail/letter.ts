import type { LegalInline, Order, Profile, TrackedParcel } from '@nuee/domain';
import type { AgreedTerms, MailKind, ShopSettings } from '@nuee/domain/live';

/** The sender. */
export interface MailShop {
  name: string;
  /** Public URL of the shop, without a trailing slash. */
  url: string;
  /** The address for replies; empty until it is set. */
  email: string;
  /** On one line; empty until it is set. */
  address: string;
}

export type OrderMailOrder = Pick<
  Order,
  | '_id'
  | 'orderNumber'
  | 'createdAt'
  | 'paymentMethod'
  | 'isPaid'
  | 'items'
  | 'itemsPrice'
  | 'shippingPrice'
  | 'taxPrice'
  | 'totalPrice'
  | 'delivery'
  | 'shippingAddress'
  | 'notes'
>;

/** An address of an account. */
export type MailAddress = Profile['addresses'][number];

export interface ToSomebody {
  /** The greeting; may be empty. */
  name: string;
}

export interface AboutOrder extends ToSomebody {
  order: OrderMailOrder;
}

/** What the owners of the shop are told. */
export type OwnerNews =
  | ({ event: 'order' | 'cancellation'; name: string } & Pick<
      Order,
      '_id' | 'orderNumber' | 'totalPrice' | 'paymentMethod' | 'isPaid'
    >)
  | { event: 'message'; _id: string; name: string; subject: string; message: string }
  /** `refundBy`: a day in Paris. */
  | {
      event: 'withdrawal';
      orderNumber: string;
      name: string;
      reason?: string | undefined;
      refundBy?: string | undefined;
    }
  | { event: 'stock'; _id: string; name: string; stock: number }
  /** A mail that wasn't sent. */
  | { event: 'failure'; to: string; failed: MailKind; error: string }
  | { event: 'iban'; who: string; iban: string }
  /** `gateway`: absent where cards are taken no more. */
  | { event: 'cards'; who: string; gateway: ShopSettings['gateway'] };

/** What a mail is about, by its kind. */
export type MailContent =
  /** `terms`: those that were agreed to; a sample has none. `invoiceNumber`: of an order that is paid already. */
  | ({
      kind: 'order-received';
      bankTransfer: ShopSettings['bankTransfer'];
      invoiceNumber?: string | undefined;
      terms?: AgreedTerms | undefined;
    } & AboutOrder)
  | ({ kind: 'order-paid'; invoiceNumber?: string | undefined } & AboutOrder)
  | ({ kind: 'order-shipped'; parcels?: readonly TrackedParcel[] | undefined } & AboutOrder)
  | ({ kind: 'order-delivered' } & AboutOrder)
  | ({ kind: 'order-cancelled' } & AboutOrder)
  /** `order`: with the lines and amounts that are paid back; `isWhole`: that is all that was paid. */
  | ({ kind: 'order-refunded'; creditNumber?: string | undefined; isWhole: boolean } & AboutOrder)
  /** `order`: as it is now, without what was paid back. */
  | ({ kind: 'order-changed'; bankTransfer: ShopSettings['bankTransfer'] } & AboutOrder)
  | ({ kind: 'transfer-reminder'; bankTransfer: ShopSettings['bankTransfer'] } & AboutOrder)
  /** `hasAccount`: the question came from an account, where the answer can be read too. */
  | ({ kind: 'ticket-answered'; subject: string; asked: string; answer: string; hasAccount: boolean } & ToSomebody)
  /** `isOfBackOffice`: for staff of the shop, not for a customer; of an invitation too. */
  | ({ kind: 'password-reset'; token: string; isOfBackOffice: boolean } & ToSomebody)
  /** `addresses`: the current ones; empty when the last one was removed. */
  | ({ kind: 'address-changed'; addresses: readonly MailAddress[] } & ToSomebody)
  /** `passkey`: the name of the one that went, the codes without one; `left`: whether something is asked for still. */
  | ({ kind: 'second-factor-removed'; passkey?: string | undefined; left: boolean } & ToSomebody)
  /** `erasesAt`: ISO date from which the account is erased, unless she logs in before. */
  | ({ kind: 'erasure-announced'; erasesAt: string } & ToSomebody)
  | ({ kind: 'invitation'; token: string; isOfBackOffice: boolean } & ToSomebody)
  /** `declared`: what was typed; absent where its reader may not be who typed it. `receivedAt`: ISO date. */
  | {
      kind: 'withdrawal-received';
      receiptId: string;
      receivedAt: string;
      declared?: { orderNumber: string; name: string; email: string; reason?: string | undefined } | undefined;
    }
  | { kind: 'newsletter-confirmation'; token: string }
  | { kind: 'owner-notice'; news: OwnerNews }
  /** `more`: how many aren't listed. */
  | { kind: 'owner-digest'; news: readonly OwnerNews[]; more: number };

/** The content of one kind. */
export type ContentOf<K extends MailKind> = Extract<MailContent, { kind: K }>;

/** The blocks of a mail, from which both its HTML and its plain text are generated. */
export type Block =
  | { is: 'text'; text: string }
  /** The one thing to do. */
  | { is: 'button'; label: string; href: string }
  /** Something else that can be done. */
  | { is: 'link'; label: string; href: string }
  /** Names and values, such as a bank's. */
  | { is: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** `isRefund`: it lists what is paid back, and not what delivery costs where none of it is. */
  | { is: 'order'; order: OrderMailOrder; isRefund?: boolean }
  /** A quoted text, with its line breaks. */
  | { is: 'quote'; text: string }
  | { is: 'heading'; level: 2 | 3; text: string }
  /** A paragraph of a legal text. */
  | { is: 'lines'; lines: readonly MailLine[] }
  | { is: 'list'; items: readonly MailLine[] };

/** Words, stressed words and links, whose addresses are whole. */
export type MailLine = readonly LegalInline[];

export interface Letter {
  subject: string;
  /** The preview text that a list of mails shows after the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** What the law wants it to say besides: small, below the imprint. */
  law?: readonly Block[] | undefined;
}

export const text = (words: string): Block => ({ is: 'text', text: words });
export const button = (label: string, href: string): Block => ({ is: 'button', label, href });
export const link = (label: string, href: string): Block => ({ is: 'link', label, href });
export const greeting = (name: string): Block => text(name.trim() === '' ? 'Bonjour,' : `Bonjour ${name.trim()},`);
