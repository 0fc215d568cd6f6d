/** The back office of the demonstration: the calls that its screens make, answered from samples in the page (section 7). */
import { type Answered, answered } from '@nuee/api-client/answering';
import { ApiError } from '@nuee/api-client/apiError';
import {
  adminCategories,
  changeOrderStatus,
  countByStatus,
  createAdminUser,
  dashboardStats,
  defaultProductImage,
  type ListRules,
  listRows,
  moveCategory,
  nameAfter,
  type OrderStatus,
  orderList,
  orderStats,
  orderStatusFromValue,
  ordersCsv,
  productList,
  productStats,
  productsCsv,
  renameCategory,
  salesByDay,
  slugify,
  splitName,
  userList,
  userStats,
  usersCsv,
  withoutDetails,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { demoOwner, type OwnerOrder, type OwnerProduct, type OwnerUser, permissionsOf } from '@nuee/domain/live';
import { categoryNames } from '@nuee/domain/seed';
import { userRows } from '../customers/rows.ts';
import type { Page } from '../data/rows.ts';
import { orderRows } from '../orders/rows.ts';
import { productRows } from '../products/rows.ts';
import type { Toasts } from '../state/toasts.ts';

/** Where the lists come from: fixed local data (section 7), read once. */
export interface Samples {
  orders(now: Date): Promise<OwnerOrder[]>;
  products(now: Date): Promise<OwnerProduct[]>;
  users(now: Date): Promise<OwnerUser[]>;
}

interface Dependencies {
  samples: Samples;
  toasts: Toasts;
  now: () => Date;
  newId: () => string;
}

/** A change shows on every screen at once and lasts until the page is reloaded; nothing is sent (section 4). */
export function sampleAnswers({ samples, toasts, now, newId }: Dependencies): Answered[] {
  const orders = listOf(
    () => samples.orders(now()),
    // Section 8: an order load failure is only logged.
    (error) => console.error('The orders could not be read.', error),
  );
  const products = listOf(
    () => samples.products(now()),
    () => toasts.error('Erreur lors du chargement des produits'),
  );
  const users = listOf(
    () => samples.users(now()),
    (error) => console.error('The users could not be read.', error),
  );
  let categories: readonly string[] = categoryNames;
  /** The last change of a status. */
  let undoable: { change: string; id: string; status: OrderStatus | null } | undefined;
  const changeProduct = async (id: string, to: (product: OwnerProduct) => OwnerProduct): Promise<OwnerProduct> => {
    await products.change((all) => all.map((product) => (product.id === id ? to(product) : product)));
    return found(await products.read(), (product) => product.id === id);
  };
  const orderRules = { rules: orderList, sorts: orderRows.sorts, kind: 'status' };
  const productRules = { rules: productList, sorts: productRows.sorts, kind: 'category' };
  const userRules = { rules: userList, sorts: userRows.sorts, kind: 'role' };

  return [
    answered(contract.readOwnerSession, () => ({
      name: 'Maison Nuée',
      email: demoOwner.email,
      role: 'admin' as const,
      permissions: [...permissionsOf('admin')],
    })),
    answered(contract.readDashboard, async () => {
      const all = await orders.read();
      const stats = dashboardStats({ orders: all, products: await products.read(), users: await users.read() });
      return {
        ...stats,
        paidOrders: orderStats(all).paidCount,
        salesByDay: salesByDay(all, now()).map(({ day, amount, orders: sold }) => ({
          day,
          total: amount,
          orders: sold,
        })),
        ordersByStatus: Object.fromEntries(countByStatus(all).map(({ status, count }) => [status, count])),
        waiting: { transfers: 0, toShip: 0, refunds: 0, lowStock: 0, tickets: 0, withdrawals: 0, mails: 0 },
      };
    }),

    answered(contract.listOwnerOrders, async ({ query = {} }) => {
      const all = await orders.read();
      return pageOf(
        query.user === undefined ? all : all.filter(({ user }) => user._id === query.user),
        orderRules,
        query,
      );
    }),
    answered(contract.exportOrders, async ({ query = {} }) =>
      fileOf(ordersCsv(rowsOf(await orders.read(), orderRules, query))),
    ),
    answered(contract.readOwnerOrder, async ({ id }) => found(await orders.read(), ({ _id }) => _id === id)),
    answered(contract.changeOrderStatus, async ({ id, body: { status } }) => {
      const before = await orders.read();
      await orders.change((all) => changeOrderStatus(all, id, status));
      const change = newId();
      undoable = { change, id, status: orderStatusFromValue(found(before, ({ _id }) => _id === id).status) };
      return { ...found(await orders.read(), ({ _id }) => _id === id), change };
    }),
    answered(contract.undoChange, async ({ id: change }) => {
      const { id = '', status } = undoable?.change === change ? undoable : {};
      if (status) await orders.change((all) => changeOrderStatus(all, id, status));
      return found(await orders.read(), ({ _id }) => _id === id);
    }),

    answered(contract.listOwnerProducts, async ({ query = {} }) => pageOf(await products.read(), productRules, query)),
    answered(contract.exportProducts, async ({ query = {} }) =>
      fileOf(productsCsv(rowsOf(await products.read(), productRules, query))),
    ),
    answered(contract.readProductFigures, async () => productStats(await products.read())),
    answered(contract.readOwnerProduct, async ({ id }) => found(await products.read(), (product) => product.id === id)),
    answered(contract.createProduct, async ({ body }) => {
      const at = now().toISOString();
      const product: OwnerProduct = {
        id: newId(),
        name: body.name,
        slug: slugify(body.name),
        category: body.category,
        price: body.price,
        shortDescription: '',
        description: body.description ?? '',
        image: body.image ?? defaultProductImage,
        stock: body.stock ?? 0,
        nicotineStrengths: body.nicotineStrengths ?? [],
        sizes: body.sizes ?? [],
        flavors: body.flavors ?? [],
        ingredients: body.ingredients ?? [],
        isBestSeller: false,
        isNew: false,
        status: 'published',
        published: true,
        prices: [],
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await products.change((all) => [product, ...all]);
      return product;
    }),
    answered(contract.changeProduct, ({ id, body: { discountPrice, version: _, variants: _none, ...body } }) =>
      changeProduct(id, ({ discountPrice: before, ...product }) => {
        const changed = { ...product, ...defined(withoutDetails(body)) };
        const reduced = discountPrice === undefined ? before : (discountPrice ?? undefined);
        return {
          ...changed,
          slug: slugify(changed.name),
          published: changed.status === 'published',
          ...(reduced !== undefined && { discountPrice: reduced }),
          updatedAt: now().toISOString(),
        };
      }),
    ),
    answered(contract.removeProduct, async ({ id }) => {
      const removed = found(await products.read(), (product) => product.id === id);
      await products.change((all) => all.filter((product) => product.id !== id));
      return removed;
    }),

    answered(contract.listCategories, async () => ({
      items: adminCategories(await products.read(), categories).map((category) => ({
        ...category,
        slug: slugify(category.name),
      })),
    })),
    answered(contract.changeCategory, async ({ id, body: { name = id } }) => {
      const wanted = nameAfter(categories, id, name);
      categories = renameCategory(categories, id, name);
      await products.change((all) => moveCategory(all, id, wanted));
      return { id: wanted, name: wanted, slug: slugify(wanted), image: '', version: 1 };
    }),

    answered(contract.listUsers, async ({ query = {} }) => pageOf(await users.read(), userRules, query)),
    answered(contract.exportUsers, async ({ query = {} }) =>
      fileOf(usersCsv(rowsOf(await users.read(), userRules, query))),
    ),
    answered(contract.readUserFigures, async () => userStats(await users.read(), now())),
    answered(contract.readUser, async ({ id }) => found(await users.read(), ({ _id }) => _id === id)),
    answered(contract.createUser, async ({ body: { role = 'customer', ...typed } }) => {
      const created = createAdminUser({ ...typed, role }, { id: newId(), now: now() });
      const { firstName, lastName } = splitName(created.name, { firstName: '', lastName: '' });
      const user: OwnerUser = { ...created, firstName, lastName, phone: '', status: 'pending' };
      await users.change((all) => [user, ...all]);
      return user;
    }),
  ];
}

/** Rows that are read once, when they are first asked for; without them the list is empty. */
function listOf<Row>(load: () => Promise<Row[]>, onFailed: (error: unknown) => void) {
  let rows: Promise<readonly Row[]> | undefined;
  const read = (): Promise<readonly Row[]> => {
    rows ??= load().catch((error: unknown) => {
      onFailed(error);
      return [];
    });
    return rows;
  };
  return {
    read,
    change: async (to: (rows: readonly Row[]) => readonly Row[]): Promise<void> => {
      rows = read().then(to);
      await rows;
    },
  };
}

function found<Row>(rows: readonly Row[], isIt: (row: Row) => boolean): Row {
  const row = rows.find(isIt);
  if (row === undefined) throw new ApiError('There is no such sample.', { status: 404 });
  return row;
}

type Query = Readonly<Record<string, string>>;

interface ListOptions<Row, Column extends string> {
  rules: ListRules<Row, Column>;
  /** The API's name for each column. */
  sorts: Readonly<Partial<Record<Column, string>>>;
  /** The name of the filter. */
  kind: string;
}

function rowsOf<Row, Column extends string>(
  rows: readonly Row[],
  { rules, sorts, kind }: ListOptions<Row, Column>,
  query: Query,
): readonly Row[] {
  const [, minus = '', name = ''] = /^(-?)(.*)$/.exec(query.sort ?? '') ?? [];
  const columns = Object.keys(rules.keys) as Column[]; // Object.keys loses the type of the keys.
  const by = columns.find((column) => (sorts[column] ?? column) === name);
  return listRows(rows, {
    ...rules,
    query: query.q ?? '',
    kind: query[kind] ?? null,
    sort: by === undefined ? null : { by, direction: minus === '' ? 'ascending' : 'descending' },
  });
}

/** A page of the list; its cursor is the number of rows before it. */
function pageOf<Row, Column extends string>(
  rows: readonly Row[],
  options: ListOptions<Row, Column>,
  query: Query,
): Page<Row> {
  const all = rowsOf(rows, options, query);
  const start = Number(query.after ?? 0);
  const end = start + Number(query.limit ?? 50);
  return { items: all.slice(start, end), next: end < all.length ? String(end) : null, total: all.length };
}

const fileOf = (text: string): Blob => new Blob([text], { type: 'text/csv' });

/** Without the fields that aren't given. */
const defined = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Given]: Exclude<Given[Name], undefined>;
  };
