import type {
  AdminCategory,
  AdminOrder,
  AdminProduct,
  AdminProductEdit,
  AdminProductForm,
  AdminUser,
  AdminUserForm,
  CardPayments,
  DashboardStats,
  DaySales,
  LegalTextName,
  MissingForOpening,
  OrderColumn,
  OrderStats,
  OrderStatus,
  ProductColumn,
  ProductStats,
  SettingsChange,
  Sort,
  StatusCount,
  TicketStatus,
  UserColumn,
  UserStats,
} from '@nuee/domain';
import type {
  AgreedTerms,
  LegalTextItem,
  ListedOwnerTicket,
  Mail,
  MailText,
  Movement,
  OwnerJournalEntry,
  OwnerLegalText,
  OwnerOrder,
  OwnerTicket,
  PaymentState,
  Permission,
  ShopSettings,
  Withdrawal,
} from '@nuee/domain/live';
import type { AccessChange, BestProductsProps } from '@nuee/ui';
import { atom, useAtomValue } from 'jotai';

/** The columns by which the lists of a live shop are sorted, as an address names them. */
export const ticketColumns = ['ticket', 'client', 'date', 'statut'] as const;
export type TicketColumn = (typeof ticketColumns)[number];
export const withdrawalColumns = ['commande', 'client', 'date'] as const;
export type WithdrawalColumn = (typeof withdrawalColumns)[number];
/** Of lists that only have an order in time. */
export const dateColumns = ['date'] as const;
export type DateColumn = (typeof dateColumns)[number];

/** The maximum number of rows on a page of a list. */
export const rowsPerPage = 50;

/** Data that are loading, loaded, or failed to load. */
export interface Reading<Value> {
  status: 'loading' | 'ready' | 'failed';
  value: Value | undefined;
  /** Tries to load again; absent where that is pointless. */
  retry?: () => void;
  /** Why it can't be read, in the server's words. */
  problem?: string;
  /** Whether the logged-in user may not see it. */
  isForbidden?: boolean;
}

/** The requested page of a list. */
export interface RowsRequest<Column extends string> {
  query: string;
  /** `null` for all kinds. */
  kind: string | null;
  sort: Sort<Column> | null;
  /** Further filters of a live list, by their names in its address. */
  filters: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** The cursor of the page, from `beginningOf`; empty where it isn't known. */
  after: string;
}

/** A page of a list. */
export interface Rows<Row> {
  status: Reading<Row>['status'];
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total: number;
  /** Whether there are more than `total`. */
  isCapped: boolean;
  pages: number;
  /** The cursor of a page; absent for a list in memory. */
  beginningOf?: (page: number) => string | undefined;
  retry?: () => void;
  /** The selected rows, including those of other pages that were shown. */
  pick: (selected: ReadonlySet<string>) => readonly Row[];
  /** The whole list of this view, as CSV. Absent where it can't be exported. */
  csv?: () => Promise<string>;
}

/** The results of a search of the whole shop: at most `mostFound` of each kind, the best first. */
export interface Found {
  orders: readonly AdminOrder[];
  users: readonly AdminUser[];
  products: readonly AdminProduct[];
}
export const mostFound = 5;

type UseRows<Row, Column extends string> = (request: RowsRequest<Column>) => Rows<Row>;

/** The fields that only orders of a live shop have. */
export type OrderWork = Pick<
  OwnerOrder,
  'timeline' | 'invoiceNumber' | 'creditNumber' | 'trackingUrl' | 'paymentReference' | 'paymentMethod' | 'termsVersion'
>;

/** An order and, in a live shop, the work on it. */
export interface OrderRecord {
  order: AdminOrder;
  work?: OrderWork;
}

/** The figures of the first page. Absent figures are those that the logged-in user may not see. */
export interface Dashboard {
  stats: Omit<DashboardStats, 'totalSales' | 'averageOrderValue'> &
    Partial<Pick<DashboardStats, 'totalSales' | 'averageOrderValue'>>;
  days?: readonly DaySales[];
  counts: readonly StatusCount[];
  /** The best-selling products of these days; only in a live shop. */
  bestProducts?: BestProductsProps['products'];
  /** What is waiting to be done; only in a live shop. */
  waiting?: Waiting;
}

export interface Waiting {
  transfers: number;
  toShip: number;
  /** Orders that are cancelled and still paid. */
  refunds: number;
  lowStock: number;
  tickets: number;
}

/**
 * The data and commands of the back office: on the specification's samples, or on the shop through its API. What begins
 * with `use` is a hook; a command reports its outcome in a toast and resolves to whether it succeeded.
 */
export interface Office {
  readonly kind: 'samples' | 'api';
  /** The columns by which the lists can be sorted. */
  readonly sortable: {
    orders: readonly OrderColumn[];
    products: readonly ProductColumn[];
    users: readonly UserColumn[];
  };
  /** The logged-in user. Until the API has answered, everything is offered; the server decides anyway. */
  usePerson(): { name?: string; may: (permission: Permission) => boolean };

  useDashboard(): Reading<Dashboard>;
  useOrders: UseRows<AdminOrder, OrderColumn>;
  useOrderStats(): Reading<Partial<OrderStats>>;
  useOrder(id: string): Reading<OrderRecord>;
  useProducts: UseRows<AdminProduct, ProductColumn>;
  useProductStats(): Reading<Partial<ProductStats>>;
  useProduct(id: string): Reading<AdminProduct>;
  useCategories(): Reading<readonly AdminCategory[]>;
  useUsers: UseRows<AdminUser, UserColumn>;
  useUserStats(): Reading<Partial<UserStats>>;
  /** With this user's orders, the latest first; absent until they have come. */
  useUser(id: string): Reading<{ user: AdminUser; orders?: readonly AdminOrder[] }>;
  /** The users whose e-mail addresses are known to be taken. */
  useKnownUsers(): readonly AdminUser[];
  /** Searches all orders, users and products; an empty query finds nothing. */
  useFound(query: string): Reading<Found>;
  /** `undefined` for the specification's own figures. */
  useSettings(): Reading<ShopSettings | undefined>;

  /** The details of a change exist only in a live shop. */
  changeStatus(order: AdminOrder, next: OrderStatus, details?: StatusDetails): Promise<boolean>;
  /** Makes the invoice and saves it as a file. */
  invoice(order: AdminOrder): Promise<boolean>;
  /** Absent where orders are samples. */
  changePayment?(order: AdminOrder, change: PaymentChange): Promise<boolean>;
  addNote?(order: AdminOrder, text: string): Promise<boolean>;
  /** Uploading a picture is possible only in a live shop. */
  addProduct(form: AdminProductForm, picture?: File): Promise<boolean>;
  /**
   * Changes only what differs from the form's initial product. Resolves to the saved product, or `undefined` if saving
   * failed.
   */
  changeProduct(product: AdminProduct, form: AdminProductEdit): Promise<AdminProduct | undefined>;
  toggleProduct(product: AdminProduct): Promise<boolean>;
  deleteProduct(product: AdminProduct): Promise<boolean>;
  renameCategory(category: AdminCategory, next: string): Promise<boolean>;
  addUser(form: AdminUserForm): Promise<boolean>;
  sendEmail(user: AdminUser): void;
  /** Absent for the samples. */
  readonly service?: Service;
  /** Reloads the data on screen. */
  refresh?(): void;
  /** Ends the session at the API. */
  logOut?(): Promise<void>;
}

/** The work that only a shop in service has. */
export interface Service {
  /** The number of orders that nobody has started to process. */
  useNewOrders(): number;
  /** Gives orders a status; a refusal is reported for each order. */
  changeStatuses(orders: readonly AdminOrder[], next: OrderStatus): Promise<boolean>;
  useTickets: UseRows<ListedOwnerTicket, TicketColumn>;
  useTicket(id: string): Reading<OwnerTicket>;
  replyToTicket(ticket: OwnerTicket, message: string): Promise<boolean>;
  changeTicketStatus(ticket: OwnerTicket, next: TicketStatus): Promise<boolean>;
  useMails: UseRows<Mail, DateColumn>;
  /** What a mail says. */
  useMailText(id: string): Reading<MailText>;
  sendMail(mail: Mail): Promise<boolean>;
  useJournal: UseRows<OwnerJournalEntry, DateColumn>;
  useWithdrawals: UseRows<Withdrawal, WithdrawalColumn>;
  useLegalTexts(): Reading<readonly LegalTextItem[]>;
  /** In a version; the last one unless said. */
  useLegalText(name: LegalTextName, version?: number): Reading<OwnerLegalText>;
  /** The terms of sale that an order was placed under; undefined where they could not be read, which is told. */
  readTerms(orderId: string): Promise<AgreedTerms | undefined>;
  /** Saves it as its next version. */
  saveLegalText(name: LegalTextName, change: { content: string; version: number }): Promise<boolean>;
  /** The stock movements of a product, the latest first. */
  useMovements(productId: string): Reading<{ items: readonly Movement[]; total: number }>;
  /** Resolves to the product with its picture, or `undefined` if saving failed. */
  changePicture(product: AdminProduct, picture: File): Promise<AdminProduct | undefined>;
  /** Resolves to whether it was added; `issue` says what is wrong with its name. */
  addCategory(name: string, picture?: File): Promise<{ added: boolean; issue?: string }>;
  /** Moves a category to a place in the order of the shop, counted from 0. It is shown there at once. */
  moveCategory(category: AdminCategory, place: number): Promise<boolean>;
  changeCategoryPicture(category: AdminCategory, picture: File): Promise<boolean>;
  /** The shop refuses it while the category has products. */
  deleteCategory(category: AdminCategory): Promise<boolean>;
  /** Sets the stock, independently of other changes of the product. */
  changeStock(product: AdminProduct, stock: number): Promise<boolean>;
  /** Changes a user's role, or whether they may log in. */
  changeAccess(user: AdminUser, change: AccessChange): Promise<boolean>;
  saveSettings(change: SettingsChange): Promise<boolean>;
  /** What the shop still needs before it takes orders. */
  useOpening(): Reading<{ open: boolean; missing: readonly MissingForOpening[]; cards: CardPayments }>;
  /** Whether the shop already shows the last change; `undefined` until something is changed on this page. */
  usePublication(): Publication | undefined;
}

export type Publication =
  | { kind: 'publishing' }
  /** `at` is an ISO date; `failed` is the number of pages that could not be rendered. */
  | { kind: 'published'; at: string; failed: number }
  | { kind: 'late' };

/** The options of a status change. */
export interface StatusDetails {
  /** Whether the customer gets an e-mail about it. */
  notify: boolean;
  /** The tracking link of a parcel that leaves. */
  trackingUrl?: string;
}

export interface PaymentChange {
  paymentStatus: PaymentState;
  reference?: string;
}

/** The office of the administration: `undefined` until it is wired. */
export const officeAtom = atom<Office | undefined>(undefined);

export function useOffice(): Office {
  const office = useAtomValue(officeAtom);
  if (office === undefined) throw new Error('useOffice: the administration has no office. createAdmin sets one.');
  return office;
}
