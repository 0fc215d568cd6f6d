import type { SavedAddress } from './addressBook.ts';
import type { ProductSummary } from './catalogue.ts';
import type { Order, Profile } from './contract/shapes.ts';
import type { TrackedParcel } from './parcels.ts';
import type { OrderTotals } from './totals.ts';

/** The customer of the account screens (section 3). */
export interface AccountUser {
  _id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  country: string;
  loyaltyPoints: number;
  newsletterSubscribed: boolean;
  /** ISO date. */
  registrationDate: string;
  /** ISO date. */
  birthDate: string;
}

/** What the account screens show about the customer. */
export interface AccountPerson extends Pick<AccountUser, 'name' | 'email' | 'phone'> {
  /** The default one first. */
  addresses: readonly SavedAddress[];
}

/** An order in the account of its customer. The fields added to `Order` are known for real orders only. */
export interface OwnOrder extends Order {
  paymentStatus?: 'pending' | 'paid' | 'failed' | 'refunded' | undefined;
  /** Once it is paid. */
  invoiceNumber?: string | undefined;
  /** What was paid back, each with the number of its credit note. */
  refunds?: readonly ({ number: string } & Pick<OrderTotals, 'totalPrice'>)[] | undefined;
  /** Once they have left. */
  parcels?: readonly TrackedParcel[] | undefined;
  /** Which version of the terms of sale was agreed to. */
  termsVersion?: number | undefined;
  /** What happened to it, the earliest first. */
  timeline?: readonly OrderStep[] | undefined;
}

/**
 * Something that happened to an order, as its customer may see it: without the staff member's name and without internal
 * notes.
 */
export interface OrderStep {
  /** ISO date. */
  at: string;
  what: 'created' | 'status' | 'payment' | 'withdrawal' | 'invoice' | 'credit';
  /** The new status or payment status, or the number of the document. */
  to?: string | undefined;
}

/** Somewhere that the account is logged in. */
export interface AccountDevice {
  /** Browser and system, as « Firefox, Linux »; absent where the browser didn't say. */
  name?: string | undefined;
  /** ISO date; absent from sessions of an older version. */
  openedAt?: string | undefined;
  /** ISO date, to the day. */
  lastUsedAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** A product among the customer's favourites (section 3). Prices in euros. */
export interface FavoriteProduct extends Pick<ProductSummary, 'imageWidths' | 'tint' | 'pricesVary'> {
  _id: string;
  name: string;
  image: string;
  price: number;
  discountPrice?: number;
  category: string;
  /** False shows the badge « Rupture ». */
  inStock: boolean;
  slug: string;
}

/** An invoice to download (section 3). */
export interface Invoice {
  _id: string;
  orderNumber: string;
  invoiceNumber: string;
  /** In euros. */
  amount: number;
  /** ISO date. */
  createdAt: string;
  /** Opened in a new tab; absent where only the customer may fetch the file. */
  pdfUrl?: string;
}

/** The favorites without one of them. */
export function removeFavorite(favorites: readonly FavoriteProduct[], id: string): FavoriteProduct[] {
  return favorites.filter((favorite) => favorite._id !== id);
}

/** The favourite of a catalogue product. */
export function favoriteOf({ id, name, image, imageWidths, tint, price, ...product }: ProductSummary): FavoriteProduct {
  const { discountPrice, category, slug, outOfStock = false, pricesVary } = product;
  return {
    _id: id,
    name,
    image,
    ...(imageWidths && { imageWidths }),
    ...(tint && { tint }),
    price,
    ...(discountPrice !== undefined && { discountPrice }),
    ...(pricesVary && { pricesVary }),
    category,
    inStock: !outOfStock,
    slug,
  };
}

/** The invoices of the orders that have one. `_id` is that of the order. */
export function invoicesOf(orders: readonly OwnOrder[]): Invoice[] {
  return orders.flatMap(({ _id, orderNumber, invoiceNumber, totalPrice, paidAt, createdAt }) =>
    invoiceNumber === undefined
      ? []
      : [{ _id, orderNumber, invoiceNumber, amount: totalPrice, createdAt: paidAt ?? createdAt }],
  );
}

type Names = Pick<Profile, 'firstName' | 'lastName'>;

/**
 * Splits a full name into first and last name. Spaces alone don't say where the first name ends: the known names of the
 * customer do, otherwise the first space. A single word is a first name without a last name.
 */
export function splitName(fullName: string, known: Names): Names {
  const name = fullName.trim().replace(/\s+/g, ' ');
  if (known.firstName !== '' && name.startsWith(`${known.firstName} `)) {
    return { firstName: known.firstName, lastName: name.slice(known.firstName.length + 1) };
  }
  if (known.lastName !== '' && name.endsWith(` ${known.lastName}`)) {
    return { firstName: name.slice(0, -known.lastName.length - 1), lastName: known.lastName };
  }
  const [firstName = '', ...others] = name.split(' ');
  return { firstName, lastName: others.join(' ') };
}
