/**
 * What commands work with: the shape of each kind of record, by its key. `tables/` says how each stands in its table.
 */
import type {
  Bottle,
  CreatedOrder,
  Order,
  OrderTotals,
  PageContent,
  Parcel,
  Product,
  Profile,
  Tint,
} from '@nuee/domain';
import type {
  IssuedDocument,
  JournalEntry,
  MailKind,
  MovementCause,
  PaymentState,
  ProductStatus,
  Role,
  ShopSettings,
  TicketStatus,
  TimelineEntry,
  UserStatus,
  VatTerms,
  WithdrawalStatus,
} from '@nuee/domain/live';
import type { Invoice } from '../invoices/invoice.ts';

/** The records of each kind. They are replaced, never changed in place. */
export interface Records {
  /** Keyed by user id. */
  users: StoredUser;
  /** Keyed by the SHA-256 of the token. */
  sessions: StoredSession;
  /** Keyed by user id. */
  carts: StoredCart;
  /** Keyed by order id. */
  orders: StoredOrder;
  /**
   * Keyed by series: the last number given, of the orders of a year in Paris (`orders/2026`), of its invoices (`F-2026`) and credit
   * notes (`A-2026`), of the card payments that were asked for (`payments`), of the versions of a legal text (`texts/terms`) or a page (`pages/about`), of
   * `publication` and `events`.
   */
  counters: { readonly last: number };
  /** Keyed by user id and `Idempotency-Key`: orders and additions to the cart of the last 24 hours. */
  submissions: StoredSubmission;
  /**
   * Keyed by payment id: a payment pays one order. `told`: what the payment provider has said of it so far. Each form that the shop
   * signed is kept too, keyed by its reference, with what it `asked` for.
   */
  payments: {
    readonly orderId: string;
    readonly told?: readonly string[];
    readonly asked?: { readonly cents: number; readonly currency: 'EUR' };
  };
  /** Keyed by user id and a hash of the network: where an account logged in from, until an ISO date. */
  knownNetworks: { readonly endsAt: string };
  /**
   * Keyed by fact. `seed` exists once the storage was filled, and says whether a shop in service was ever started on it, which nothing
   * takes back (absent where an older version filled it); `log` has the key of the hashes in the log; `resetOfNobody` is written where a
   * reset has nothing else to write.
   */
  facts: { readonly since: string; readonly key?: string; readonly inService?: boolean };
  /** Keyed by product id. */
  products: StoredProduct;
  /** Keyed by product id: those that came with `db.json`, also where an owner has changed or removed them since. */
  seeded: Readonly<Record<never, never>>;
  /** Keyed by its number in the series `events`: the events of the last hour, for the open pages of the back office. */
  events: StoredEvent;
  /** Keyed by number: the content of an invoice or a credit note, until it is drawn. */
  invoices: StoredInvoice;
  /** Keyed by number: the drawn document, for ever. */
  invoiceFiles: { readonly base64: string };
  /** Keyed by slug: the product that has it, or had it before. */
  slugs: { readonly productId: string };
  /** Keyed by category id. */
  categories: StoredCategory;
  /** Keyed by the picture's name: an owner's picture, and where it is shown. */
  pictures: StoredPicture;
  /** Keyed by file name, `<picture>-<width>.avif` or `.webp`. */
  pictureFiles: { readonly base64: string; readonly endsAt?: string };
  /** Keyed by `shop`. */
  settings: ShopSettings;
  /** Keyed by their names: what an owner has typed, sealed by the key of the machine, and the ISO date of it. */
  secrets: { readonly sealed: string; readonly since: string };
  /** Keyed by the name of a legal text and a version, `terms/3`; the series `texts/terms` has the last one. */
  legalTexts: StoredLegalText;
  /** Keyed by the name of a page of the owner and a version, `about/3`; the series `pages/about` has the last one. */
  pages: StoredPage;
  /** Keyed by the SHA-256 of their text: the terms of sale that orders were placed under, settings in place. */
  agreedTerms: { readonly text: string };
  /** Keyed by an id that begins with the time: who changed what. */
  journal: JournalEntry;
  /** Keyed by an id that begins with the time: the stock movements of a product. */
  movements: StoredMovement;
  /** Keyed by an id that begins with the time: the mails to send, and their state. */
  mails: StoredMail;
  /** Keyed by ticket id. */
  tickets: StoredTicket;
  /** Keyed by an id that nobody can guess: WebP. */
  photographs: StoredPhotograph;
  /** Keyed by an id that begins with the time. */
  notifications: StoredNotification;
  /** Keyed by user id: product ids, the latest last. */
  favorites: { readonly ids: readonly string[] };
  /** Keyed by the SHA-256 of the token that was mailed; `accessVersion` as in a session. */
  resets: { readonly userId: string; readonly endsAt: string; readonly accessVersion?: number };
  /** Keyed by receipt id. */
  withdrawals: StoredWithdrawal;
  /** Keyed by the e-mail in lower case. */
  subscribers: {
    readonly since: string;
    readonly confirmedAt?: string;
    /** Of `confirmations`: the token that confirmed it, and ends it. */
    readonly confirmation?: string;
    /** Until it is confirmed: the address is forgotten then. */
    readonly endsAt?: string;
  };
  /** Keyed by the SHA-256 of the token that was mailed. `endsAt` goes once it has confirmed. */
  confirmations: { readonly email: string; readonly endsAt?: string };
}

export type Collection = keyof Records;

export interface StoredUser extends Readonly<Profile> {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  /** How often password, role or status have changed: sessions and mailed links hold the number that they were opened for. */
  readonly accessVersion?: number;
  /** ISO date of the last change in an older version, which counts as one. */
  readonly sessionsFrom?: string;
  /** A customer by default. */
  readonly role?: Role;
  /** Active by default. */
  readonly status?: UserStatus;
  /** ISO dates; absent from accounts of an older version. */
  readonly createdAt?: string;
  readonly lastLogin?: string;
  /** ISO date from which the unused account is erased, as a mail has announced; a login removes it. */
  readonly erasesAt?: string;
  /** ISO date on which its erasure began; the account is inactive from then on. */
  readonly erasedAt?: string;
  /** What staff wrote about her, the latest last. */
  readonly notes?: readonly { readonly at: string; readonly who: string; readonly text: string }[];
  /** Of the back office only. */
  readonly secondFactor?: StoredSecondFactor;
}

/** What an account of the back office is asked for besides its password: a code, or one of its passkeys. */
export interface StoredSecondFactor {
  /** Of the codes; in base32, sealed by the key of the machine (`secrets`); an older version stored it as it is. */
  readonly secret?: string;
  /** Until the first code of the secret was typed it asks for nothing, and ends at an ISO date. */
  readonly proposedUntil?: string;
  /** The period of the last code that was used: none is taken twice. */
  readonly lastPeriod: number;
  /** SHA-256 of those that are left. */
  readonly recoveryCodes: readonly string[];
  /** The earliest first. */
  readonly passkeys?: readonly StoredPasskey[];
  readonly challenges?: readonly StoredChallenge[];
}

/** What a browser was last asked about a passkey: answered once. */
export interface StoredChallenge {
  readonly challenge: string;
  /** Whether it makes a passkey, rather than asking for one. */
  readonly makes: boolean;
  /** An ISO date. */
  readonly endsAt: string;
}

export interface StoredPasskey {
  /** The browser’s, in base64url; the key too. */
  readonly id: string;
  readonly publicKey: string;
  readonly name: string;
  /** How often it has signed, as it counts itself; 0 for ever where it doesn’t. */
  readonly counter: number;
  /** How the browser reaches it. */
  readonly transports?: readonly string[];
  /** ISO dates. */
  readonly createdAt: string;
  readonly lastUsedAt?: string;
}

/** All dates are ISO dates. */
export interface StoredSession {
  readonly userId: string;
  /** The account's when it was opened; 0 by default. */
  readonly accessVersion?: number;
  /** Absent from sessions of an older version. */
  readonly openedAt?: string;
  /** Extended while the session is used. */
  readonly idleUntil: string;
  /** Never extended. */
  readonly endsAt: string;
  /** How many days it lasts unused; absent without a choice. */
  readonly idleDays?: number;
  /** « Firefox, Linux »; absent where the browser is unknown, and from sessions of an older version. */
  readonly device?: string;
}

/** A cart line holds no price: prices come from the catalogue each time the cart is read. */
export interface StoredLine {
  readonly id: string;
  readonly productId: string;
  readonly size: number;
  readonly nicotineStrength: number;
  readonly quantity: number;
  /** What a piece cost where the customer saw it last, in euros. */
  readonly price?: number;
}

export interface StoredCart {
  readonly lines: readonly StoredLine[];
}

export interface StoredSubmission {
  /** SHA-256 of the body. */
  readonly body: string;
  /** ISO date. */
  readonly endsAt: string;
  /** The order that it made; absent from additions to the cart. */
  readonly answer?: CreatedOrder;
}

export interface StoredOrder {
  readonly userId: string;
  readonly paymentId?: string;
  readonly order: Readonly<Order>;
  /**
   * The customer's name and e-mail at the time of the order; absent only until a storage of an older version has been
   * migrated.
   */
  readonly customer?: { readonly name: string; readonly email: string };
  /** The product of each line, by its id; absent from orders of an older version, which took no stock. */
  readonly taken?: readonly { readonly productId: string; readonly quantity: number }[];
  /** The payment states beyond `isPaid`. */
  readonly paymentStatus?: PaymentState;
  readonly paymentReference?: string;
  /** The terms under which it was sold; absent from orders of an older version. */
  readonly vat?: VatTerms;
  readonly invoiceNumber?: string;
  /** Of an order that an older version paid back as a whole. */
  readonly creditNumber?: string;
  /** The earliest first. */
  readonly refunds?: readonly StoredRefund[];
  readonly receiptId?: string;
  /** What became of its customer's withdrawal. */
  readonly withdrawalStatus?: WithdrawalStatus;
  readonly parcels?: readonly Parcel[];
  /** The terms of sale that were agreed to: which version of them, and where `agreedTerms` has them. */
  readonly terms?: { readonly version: number; readonly key: string };
  readonly timeline?: readonly TimelineEntry[];
}

/** What was paid back with one credit note. */
export interface StoredRefund extends Readonly<OrderTotals> {
  /** Of the credit note. */
  readonly number: string;
  /** ISO date. */
  readonly createdAt: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    /** Whether its pieces are in stock again. */
    readonly restock: boolean;
  }[];
  readonly reason?: string;
  /** Of the bank. */
  readonly reference?: string;
}

/** One record for the storefront and the back office. Prices in euros. */
export interface StoredProduct extends Readonly<Omit<Product, 'outOfStock' | 'fewLeft' | 'variants'>> {
  readonly status: ProductStatus;
  readonly stock: number;
  readonly version: number;
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Its prices, each from an ISO date on, for the lowest price of the last 30 days. */
  readonly prices: readonly { readonly from: string; readonly price: number }[];
  /** ISO date: since when it has a reduced price. Absent without one, and for one that an older version reduced. */
  readonly reducedSince?: string;
  /** Whether it was ever ordered: then it is archived instead of deleted. */
  readonly wasOrdered: boolean;
  /** Its bottles, where each has its own price and stock: its `price`, `stock`, `sizes` and `nicotineStrengths` follow from them. */
  readonly variants?: readonly StoredVariant[];
}

export interface StoredVariant extends Readonly<Bottle>, Pick<StoredProduct, 'price' | 'stock' | 'prices'> {
  readonly id: string;
  readonly discountPrice?: number;
  readonly reducedSince?: string;
  readonly sku?: string;
  readonly ean?: string;
  /** In grams. */
  readonly weight?: number;
}

export interface StoredMovement {
  readonly productId: string;
  /** ISO date. */
  readonly createdAt: string;
  /** The e-mail of a member of staff; `customer` or `shop` for everything else. */
  readonly who: string;
  readonly why: MovementCause;
  readonly from: number;
  readonly to: number;
  /** Absent where the stock was set by hand. */
  readonly order?: { readonly _id: string; readonly orderNumber: string };
  /** Whose stock it was, where it was that of a variant. */
  readonly bottle?: Readonly<Bottle>;
}

export interface StoredCategory {
  readonly name: string;
  /** Its place among the others. */
  readonly position: number;
  readonly slug: string;
  readonly image: string;
  /** Present for an owner's picture. */
  readonly imageWidths?: readonly number[];
  readonly tint?: Tint;
  readonly version: number;
}

export interface StoredPicture {
  readonly widths: readonly number[];
  readonly tint: Tint;
  /** `products/<id>` and `categories/<id>`. */
  readonly uses: readonly string[];
  /** Whether an order may show it, in which case it is kept for ever. */
  readonly isKept: boolean;
  /** ISO date, once nothing shows it; older pages may still do for a while. */
  readonly endsAt?: string;
}

export interface StoredMail {
  readonly kind: MailKind;
  readonly to: string;
  /** The data from which the mailer writes the text. */
  readonly data: Readonly<Record<string, string>>;
  readonly status: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  /** ISO dates. `nextTry`: while a process sends it, the time until which others must not. */
  readonly createdAt: string;
  readonly nextTry: string;
  /** The same time, only while a process sends it. */
  readonly claimedUntil?: string;
  readonly sentAt?: string;
  readonly lastError?: string;
}

export interface StoredInvoice {
  readonly orderId: string;
  readonly status: 'waiting' | 'issued';
  /** ISO date of its issue. */
  readonly createdAt: string;
  /** Absent once it is drawn. */
  readonly content?: Invoice;
  /** What it says, for the accountant, without her name, which stays with the order. Absent only from one without an order. */
  readonly entry?: Pick<IssuedDocument, 'amounts' | 'vat' | 'credits'>;
}

export interface StoredTicket {
  /** Absent for a message of the contact form. */
  readonly userId?: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly status: TicketStatus;
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly responses: readonly {
    readonly _id: string;
    readonly message: string;
    readonly createdAt: string;
    readonly isAdmin: boolean;
  }[];
  readonly order?: { readonly _id: string; readonly orderNumber: string };
  /** Those that it was sent with. */
  readonly photographs?: readonly string[];
}

export interface StoredPhotograph {
  /** Who sent it. */
  readonly userId: string;
  readonly base64: string;
  /** ISO date, until a ticket was sent with it. */
  readonly endsAt?: string;
}

export interface StoredEvent {
  readonly topic: 'order' | 'ticket';
  /** Of the order or ticket. */
  readonly id: string;
  readonly kind: 'created' | 'changed';
  /** ISO date. */
  readonly endsAt: string;
}

export interface StoredNotification {
  readonly userId: string;
  readonly title: string;
  readonly message: string;
  readonly type: 'order' | 'promotion' | 'system';
  readonly read: boolean;
  /** ISO date. */
  readonly createdAt: string;
  readonly link?: string;
}

export interface StoredWithdrawal {
  readonly orderNumber: string;
  /** Absent when no such order exists, or its customer has another e-mail. */
  readonly orderId?: string;
  readonly name: string;
  readonly email: string;
  readonly reason?: string;
  /** ISO date. */
  readonly createdAt: string;
  /** Absent from copies of an older version. */
  readonly status?: WithdrawalStatus;
  /** Why the shop refuses it. */
  readonly refusal?: string;
}

/** Who saved a version, and when. */
interface StoredVersion {
  /** ISO date. */
  readonly createdAt: string;
  readonly who: string;
}

export interface StoredLegalText extends StoredVersion {
  readonly text: string;
}

export interface StoredPage extends StoredVersion {
  readonly content: PageContent;
}
