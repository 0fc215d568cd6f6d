/**
 * The tables, the same on SQLite and PostgreSQL; `migrations.ts` makes them. Amounts are cents, times ISO dates in UTC, truth is 0 or 1,
 * and what is only ever read whole is JSON. Columns that end in `_key` hold what is compared: folded or in lower case.
 */
import type {
  MailKind,
  MovementCause,
  PaymentState,
  ProductStatus,
  Role,
  TicketStatus,
  UserStatus,
  WithdrawalStatus,
} from '@nuee/domain/live';

/** 0 or 1. */
type Truth = number;
/** JSON. */
type Json = string;

export interface Tables {
  users: UserRow;
  sessions: SessionRow;
  resets: ResetRow;
  known_networks: KnownNetworkRow;
  carts: CartRow;
  favorites: FavoritesRow;
  submissions: SubmissionRow;
  products: ProductRow;
  variants: VariantRow;
  slugs: SlugRow;
  seeded_products: SeededProductRow;
  stock_movements: MovementRow;
  categories: CategoryRow;
  pictures: PictureRow;
  picture_files: PictureFileRow;
  orders: OrderRow;
  changes: ChangeRow;
  order_lines: OrderLineRow;
  payments: PaymentRow;
  invoices: InvoiceRow;
  invoice_files: InvoiceFileRow;
  withdrawals: WithdrawalRow;
  tickets: TicketRow;
  photographs: PhotographRow;
  notifications: NotificationRow;
  mails: MailRow;
  journal: JournalRow;
  events: EventRow;
  subscribers: SubscriberRow;
  confirmations: ConfirmationRow;
  settings: SettingsRow;
  legal_texts: LegalTextRow;
  pages: PageRow;
  secrets: SecretRow;
  agreed_terms: AgreedTermsRow;
  facts: FactRow;
  counters: CounterRow;
  order_totals: OrderTotalsRow;
  sales: SalesRow;
  user_totals: UserTotalsRow;
  mail_totals: MailTotalsRow;
}

interface UserRow {
  id: string;
  email: string;
  /** In lower case; unique. */
  email_key: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  name_key: string;
  phone: string;
  addresses: Json;
  role: Role;
  status: UserStatus;
  access_version: number;
  sessions_from: string | null;
  /** Empty for accounts whose age isn't known. */
  created_at: string;
  /** Empty for accounts that never logged in. */
  last_login: string;
  erases_at: string | null;
  erased_at: string | null;
  notes: Json | null;
  second_factor: Json | null;
  search: string;
}

interface SessionRow {
  /** SHA-256 of the token. */
  id: string;
  user_id: string;
  access_version: number | null;
  opened_at: string | null;
  idle_until: string;
  ends_at: string;
  idle_days: number | null;
  device: string | null;
}

interface ResetRow {
  id: string;
  user_id: string;
  access_version: number | null;
  ends_at: string;
}

interface KnownNetworkRow {
  /** User and hash of the network. */
  id: string;
  ends_at: string;
}

interface CartRow {
  id: string;
  lines: Json;
}

interface FavoritesRow {
  id: string;
  product_ids: Json;
}

interface SubmissionRow {
  /** User and `Idempotency-Key`. */
  id: string;
  body: string;
  order_id: string | null;
  order_number: string | null;
  ends_at: string;
}

export interface ProductRow {
  id: string;
  slug: string;
  name: string;
  name_key: string;
  short_description: string;
  description: string;
  category: string;
  category_key: string;
  price_cents: number;
  discount_cents: number | null;
  /** What is asked today. */
  current_cents: number;
  image: string;
  image_widths: Json | null;
  tint: Json | null;
  is_best_seller: Truth | null;
  is_new: Truth | null;
  nicotine_strengths: Json;
  sizes: Json;
  flavors: Json;
  ingredients: Json;
  status: ProductStatus;
  /** Never below 0. With variants the sum of theirs. */
  stock: number;
  /** The smallest one among its variants. */
  least_stock: number;
  /** Whether it has rows in `variants`, which are looked up only then. */
  has_variants: Truth;
  version: number;
  created_at: string;
  updated_at: string;
  /** What it cost since when, in cents. */
  prices: Json;
  reduced_since: string | null;
  was_ordered: Truth;
  search: string;
  /** What it says besides. */
  details: Json | null;
  /** All of them with their texts, where the owner has said any: the first one is `image`. */
  pictures: Json | null;
}

/** A bottle of a product that has its own price and stock. */
export interface VariantRow {
  id: string;
  product_id: string;
  size: number;
  nicotine_strength: number;
  /** Unique. */
  sku: string | null;
  ean: string | null;
  price_cents: number;
  discount_cents: number | null;
  /** Never below 0. */
  stock: number;
  /** In grams. */
  weight: number | null;
  /** What it cost since when, in cents. */
  prices: Json;
  reduced_since: string | null;
}

interface SlugRow {
  /** A slug that leads to the product, its own or a former one. */
  id: string;
  product_id: string;
}

/** A product that came with `db.json`, also where an owner has changed or removed it since. */
interface SeededProductRow {
  id: string;
}

interface MovementRow {
  id: string;
  product_id: string;
  created_at: string;
  who: string;
  who_key: string;
  why: MovementCause;
  stock_from: number;
  stock_to: number;
  order_id: string | null;
  order_number: string | null;
  /** Of the bottle, where it has its own stock. */
  size: number | null;
  nicotine_strength: number | null;
}

interface CategoryRow {
  id: string;
  name: string;
  slug: string;
  image: string;
  image_widths: Json | null;
  tint: Json | null;
  position: number;
  version: number;
}

interface PictureRow {
  id: string;
  widths: Json;
  tint: Json;
  uses: Json;
  is_kept: Truth;
  ends_at: string | null;
}

interface PictureFileRow {
  id: string;
  bytes: Uint8Array;
  ends_at: string | null;
}

export interface OrderRow {
  id: string;
  /** `CMD-2026-042`; unique. */
  number: string;
  /** The same, which sorts by its number. */
  number_key: string;
  user_id: string;
  customer_name: string | null;
  customer_email: string | null;
  name_key: string;
  status: string;
  /** Among the statuses that an order passes through. */
  status_place: number;
  payment_status: PaymentState;
  payment_place: number;
  payment_method: string;
  payment_id: string | null;
  payment_reference: string | null;
  created_at: string;
  is_paid: Truth;
  paid_at: string | null;
  /** Of the last refund. */
  refunded_at: string | null;
  is_delivered: Truth;
  delivered_at: string | null;
  items_cents: number;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  vat: Json | null;
  shipping_address: Json;
  billing_address: Json;
  delivery: Json | null;
  notes: string | null;
  invoice_number: string | null;
  /** Of an order that an older version paid back as a whole. */
  credit_number: string | null;
  receipt_id: string | null;
  withdrawal_status: WithdrawalStatus | null;
  parcels: Json | null;
  refunds: Json | null;
  refunded_cents: number;
  terms_version: number | null;
  terms_key: string | null;
  timeline: Json | null;
  search: string;
}

export interface OrderLineRow {
  order_id: string;
  /** From 0. */
  place: number;
  item_id: string;
  /** Unknown in orders of an older version. */
  product_id: string | null;
  name: string;
  image: string;
  size: number;
  nicotine_strength: number;
  quantity: number;
  price_cents: number;
}

/** A change of an order's status that can still be undone, and what it did. */
interface ChangeRow {
  id: string;
  order_id: string;
  made_at: string;
  ends_at: string;
  /** What has changed, from what to what. */
  what: 'status' | 'payment';
  status_from: string;
  status_to: string;
  /** Of the order, before. */
  payment_reference: string | null;
  delivered_at: string | null;
  parcels: Json | null;
  mail_id: string | null;
  notification_id: string;
}

interface PaymentRow {
  /** Of the provider; `form/…` for what a form asked for. */
  id: string;
  order_id: string;
  told: Json | null;
  asked_cents: number | null;
}

/** Invoices and credit notes. */
interface InvoiceRow {
  /** `F-2026-000001`, `A-2026-000001`. */
  id: string;
  order_id: string;
  status: 'waiting' | 'issued';
  created_at: string;
  /** Until it is drawn. */
  content: Json | null;
  /** The number of the invoice that a credit note is about. */
  credits: string | null;
  /** What it says, for the accountant; absent where its order is. */
  items_cents: number | null;
  shipping_cents: number | null;
  tax_cents: number | null;
  total_cents: number | null;
  vat: Json | null;
}

interface InvoiceFileRow {
  id: string;
  /** PDF. */
  bytes: Uint8Array;
}

interface WithdrawalRow {
  id: string;
  order_number: string;
  number_key: string;
  order_id: string | null;
  name: string;
  name_key: string;
  email: string;
  email_key: string;
  reason: string | null;
  created_at: string;
  status: WithdrawalStatus;
  refusal: string | null;
  /** Order and e-mail: one receipt for both; unique. Absent once its customer is erased. */
  receipt_key: string | null;
  search: string;
}

interface TicketRow {
  id: string;
  user_id: string | null;
  /** The user, or the e-mail in lower case of a message of the contact form. */
  owner_key: string;
  name: string;
  name_key: string;
  email: string;
  subject: string;
  subject_key: string;
  message: string;
  status: TicketStatus;
  status_place: number;
  created_at: string;
  updated_at: string;
  responses: Json;
  search: string;
  order_id: string | null;
  order_number: string | null;
  photographs: Json | null;
}

interface PhotographRow {
  id: string;
  user_id: string;
  /** WebP. */
  bytes: Uint8Array;
  ends_at: string | null;
}

interface NotificationRow {
  id: string;
  user_id: string;
  title: string;
  message: string;
  type: 'order' | 'promotion' | 'system';
  is_read: Truth;
  created_at: string;
  link: string | null;
}

interface MailRow {
  id: string;
  kind: MailKind;
  /** Whom it is for. */
  recipient: string;
  recipient_key: string;
  data: Json;
  status: 'waiting' | 'sent' | 'failed';
  attempts: number;
  created_at: string;
  next_try: string;
  claimed_until: string | null;
  sent_at: string | null;
  last_error: string | null;
  search: string;
}

interface JournalRow {
  id: string;
  created_at: string;
  who: string;
  who_key: string;
  what: string;
  target: string;
  name: string;
  changed_from: string | null;
  changed_to: string | null;
  search: string;
}

interface EventRow {
  /** Follow each other without gaps. */
  id: number;
  topic: 'order' | 'ticket';
  subject_id: string;
  kind: 'created' | 'changed';
  ends_at: string;
}

interface SubscriberRow {
  /** The e-mail in lower case. */
  id: string;
  since: string;
  confirmed_at: string | null;
  confirmation: string | null;
  ends_at: string | null;
}

interface ConfirmationRow {
  id: string;
  email: string;
  ends_at: string | null;
}

interface SettingsRow {
  id: string;
  content: Json;
}

interface PageRow {
  /** Name and version, `about/3`. */
  id: string;
  content: Json;
  created_at: string;
  who: string;
}

interface SecretRow {
  id: string;
  sealed: string;
  since: string;
}

interface LegalTextRow {
  /** Name and version, `terms/3`. */
  id: string;
  text: string;
  created_at: string;
  who: string;
}

interface AgreedTermsRow {
  id: string;
  text: string;
}

interface FactRow {
  id: string;
  since: string;
  key: string | null;
  in_service: Truth | null;
}

interface CounterRow {
  id: string;
  last: number;
}

/** How many orders are in each state, and their sum: counted with each change, since there may be millions. */
export interface OrderTotalsRow {
  status: string;
  payment_status: PaymentState;
  payment_method: string;
  orders: number;
  total_cents: number;
}

/** What was sold on each day of payment in Paris, in all (`product_id` is empty) and of each product. */
interface SalesRow {
  day: string;
  product_id: string;
  orders: number;
  total_cents: number;
  pieces: number;
}

interface UserTotalsRow {
  role: Role;
  status: UserStatus;
  users: number;
}

interface MailTotalsRow {
  status: string;
  mails: number;
}
