import type {
  AdminCategory,
  AdminOrder,
  AdminProduct,
  AdminProductEdit,
  AdminProductForm,
  AdminUser,
  AdminUserForm,
  DashboardStats,
  DaySales,
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
  Mail,
  Movement,
  OwnerJournalEntry,
  OwnerOrder,
  OwnerTicket,
  PaymentState,
  Permission,
  ShopSettings,
} from '@nuee/domain/live';
import type { AccessChange, BestProductsProps } from '@nuee/ui';
import { atom, useAtomValue } from 'jotai';

/** How many rows a page of a list has at most. */
export const rowsPerPage = 50;

/** Something that is being read, is there, or could not be read. */
export interface Reading<Value> {
  status: 'loading' | 'ready' | 'failed';
  value: Value | undefined;
  /** Asks again for what could not be read; absent where that leads nowhere. */
  retry?: () => void;
  /** Whether it isn't for the person who is logged in. */
  isForbidden?: boolean;
}

/** Which page of a list is asked for. */
export interface RowsRequest<Column extends string> {
  query: string;
  /** `null` for all kinds. */
  kind: string | null;
  sort: Sort<Column> | null;
  /** What a living list is narrowed to besides, by the name in its address. */
  filters: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** Where the page begins, as `beginningOf` said it; empty where that isn't known. */
  after: string;
}

/** A page of a list. */
export interface Rows<Row> {
  status: Reading<Row>['status'];
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
  /** Whether there are more than `total`. */
  isCapped: boolean;
  pages: number;
  /** Where a page begins; absent for a list in memory. */
  beginningOf?: (page: number) => string | undefined;
  retry?: () => void;
  /** The selected rows, also those of other pages that were shown. */
  pick: (selected: ReadonlySet<string>) => readonly Row[];
  /** The whole list as it was asked for, as CSV. Absent where nobody may have it. */
  csv?: () => Promise<string>;
}

/** What a search of the whole shop found: at most `mostFound` of each, the best first. */
export interface Found {
  orders: readonly AdminOrder[];
  users: readonly AdminUser[];
  products: readonly AdminProduct[];
}
export const mostFound = 5;

type UseRows<Row, Column extends string> = (request: RowsRequest<Column>) => Rows<Row>;

/** What only orders of a living shop have. */
export type OrderWork = Pick<
  OwnerOrder,
  'timeline' | 'invoiceNumber' | 'creditNumber' | 'trackingUrl' | 'paymentReference' | 'paymentMethod'
>;

/** An order and, in a living shop, the work on it. */
export interface OrderRecord {
  order: AdminOrder;
  work?: OrderWork;
}

/** The figures of the first page. What is absent isn't for the person who is logged in. */
export interface Dashboard {
  stats: Omit<DashboardStats, 'totalSales' | 'averageOrderValue'> &
    Partial<Pick<DashboardStats, 'totalSales' | 'averageOrderValue'>>;
  days?: readonly DaySales[];
  counts: readonly StatusCount[];
  /** What sold best in these days; only a living shop knows it. */
  bestProducts?: BestProductsProps['products'];
  /** What waits for a hand; only a living shop knows it. */
  waiting?: Waiting;
}

export interface Waiting {
  transfers: number;
  toShip: number;
  lowStock: number;
  tickets: number;
}

/**
 * What the screens of the back office work on: the specification's samples, or the shop through its API. What begins with
 * `use` is a hook; a command resolves to whether it was done, and has told it.
 */
export interface Office {
  readonly kind: 'samples' | 'api';
  /** What the lists can be sorted by. */
  readonly sortable: {
    orders: readonly OrderColumn[];
    products: readonly ProductColumn[];
    users: readonly UserColumn[];
  };
  /** Who is logged in. Until the shop has told, everything is offered; the server decides anyway. */
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
  /** With this user's orders, the latest first. */
  useUser(id: string): Reading<{ user: AdminUser; orders: readonly AdminOrder[] }>;
  /** The users whose e-mail addresses are known to be taken. */
  useKnownUsers(): readonly AdminUser[];
  /** Searches all orders, users and products; nothing is found for nothing. */
  useFound(query: string): Reading<Found>;
  /** `undefined` for the specification's own figures. */
  useSettings(): Reading<ShopSettings | undefined>;

  /** The details of a change are a living shop's only. */
  changeStatus(order: AdminOrder, next: OrderStatus, details?: StatusDetails): Promise<boolean>;
  /** Makes the invoice and hands it over as a file. */
  invoice(order: AdminOrder): Promise<boolean>;
  /** Absent where orders are samples. */
  changePayment?(order: AdminOrder, change: PaymentChange): Promise<boolean>;
  addNote?(order: AdminOrder, text: string): Promise<boolean>;
  /** A picture that is sent is a living shop's only. */
  addProduct(form: AdminProductForm, picture?: File): Promise<boolean>;
  /**
   * What differs from the product that the form was filled with is changed. Resolves to the product as it is saved then, `undefined`
   * where it isn't.
   */
  changeProduct(product: AdminProduct, form: AdminProductEdit): Promise<AdminProduct | undefined>;
  toggleProduct(product: AdminProduct): Promise<boolean>;
  deleteProduct(product: AdminProduct): Promise<boolean>;
  renameCategory(category: AdminCategory, next: string): Promise<boolean>;
  addUser(form: AdminUserForm): Promise<boolean>;
  sendEmail(user: AdminUser): void;
  /** Absent where all is samples. */
  readonly service?: Service;
  /** Asks again for what the screens show. */
  refresh?(): void;
  /** Ends the session at the API. */
  logOut?(): Promise<void>;
}

/** The work that only a shop in service has. */
export interface Service {
  /** How many orders wait for somebody to take them up. */
  useNewOrders(): number;
  /** Gives orders a status; what can't be done is told of each. */
  changeStatuses(orders: readonly AdminOrder[], next: OrderStatus): Promise<boolean>;
  useTickets: UseRows<OwnerTicket, never>;
  useTicket(id: string): Reading<OwnerTicket>;
  replyToTicket(ticket: OwnerTicket, message: string): Promise<boolean>;
  changeTicketStatus(ticket: OwnerTicket, next: TicketStatus): Promise<boolean>;
  useMails: UseRows<Mail, never>;
  sendMail(mail: Mail): Promise<boolean>;
  useJournal: UseRows<OwnerJournalEntry, never>;
  /** What came and left of a product's stock, the latest first. */
  useMovements(productId: string): Reading<{ items: readonly Movement[]; total: number }>;
  /** Resolves to the product with its picture, `undefined` where that isn't kept. */
  changePicture(product: AdminProduct, picture: File): Promise<AdminProduct | undefined>;
  /** Sets how many there are, whatever else is done with the product. */
  changeStock(product: AdminProduct, stock: number): Promise<boolean>;
  /** Changes what somebody may do, or whether they may log in. */
  changeAccess(user: AdminUser, change: AccessChange): Promise<boolean>;
  saveSettings(change: SettingsChange): Promise<boolean>;
  /** What the shop still needs before it takes orders. */
  useOpening(): Reading<{ open: boolean; missing: readonly MissingForOpening[] }>;
  /** How far the shop is with what was changed last; `undefined` while nothing was changed since the page was opened. */
  usePublication(): Publication | undefined;
}

export type Publication =
  | { kind: 'publishing' }
  /** `at` is an ISO date; so many pages could not be rendered. */
  | { kind: 'published'; at: string; failed: number }
  | { kind: 'late' };

/** How a status is changed. */
export interface StatusDetails {
  /** Whether the customer gets an e-mail about it. */
  notify: boolean;
  /** Where a parcel that leaves can be followed. */
  trackingUrl?: string;
}

export interface PaymentChange {
  paymentStatus: PaymentState;
  reference?: string;
}

/** What the administration works on: `undefined` until it is wired. */
export const officeAtom = atom<Office | undefined>(undefined);

export function useOffice(): Office {
  const office = useAtomValue(officeAtom);
  if (office === undefined) throw new Error('useOffice: the administration has no office. createAdmin sets one.');
  return office;
}
