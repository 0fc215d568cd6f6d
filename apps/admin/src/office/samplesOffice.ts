import {
  adminCategories,
  countByStatus,
  dashboardStats,
  type ListRules,
  listRows,
  orderColumns,
  orderList,
  orderStats,
  ordersCsv,
  productColumns,
  productList,
  productStats,
  productsCsv,
  salesByDay,
  userColumns,
  userList,
  userStats,
  usersCsv,
} from '@nuee/domain';
import { useHydrated } from '@nuee/ui';
import { type Atom, useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { generateInvoice, sendEmail } from '../frame/inert.ts';
import { categoriesAtom, type Loaded, ordersAtom, productsAtom, type Records, usersAtom } from '../state/records.ts';
import { mostFound, type Office, type Reading, type Rows, type RowsRequest, rowsPerPage } from './office.ts';

const noNames: readonly string[] = [];
const everything = { may: () => true };

/** The back office of the demonstration: the specification's samples, in memory. */
export function createSamplesOffice(records: Records, now: () => Date): Office {
  const done = async (command: () => void): Promise<true> => {
    command();
    return true;
  };
  return {
    kind: 'samples',
    sortable: { orders: orderColumns, products: productColumns, users: userColumns },
    usePerson: () => everything,

    useDashboard: () => {
      const orders = useAtomValue(ordersAtom);
      const products = useAtomValue(productsAtom);
      const users = useAtomValue(usersAtom);
      const isKnown = [orders, products, users].every(({ status }) => status !== 'loading');
      // The build doesn't know the current day, so its HTML has no days.
      const days = useMemo(
        () => (orders.status === 'loading' ? [] : salesByDay(orders.items, now())),
        [orders.status, orders.items],
      );
      const counts = useMemo(() => countByStatus(orders.items), [orders.items]);
      const stats = dashboardStats({ orders: orders.items, products: products.items, users: users.items });
      return { status: isKnown ? 'ready' : 'loading', value: { stats, days, counts } };
    },
    useOrders: rowsOf(ordersAtom, orderList, ({ _id }) => _id, ordersCsv),
    useOrderStats: () => useAll(ordersAtom, orderStats),
    useOrder: (id) => {
      const { value, status } = useOne(ordersAtom, ({ _id }) => _id === id);
      return { status, value: value && { order: value } };
    },
    useProducts: rowsOf(productsAtom, productList, ({ id }) => id, productsCsv),
    useProductStats: () => useAll(productsAtom, productStats),
    useProduct: (id) => useOne(productsAtom, (product) => product.id === id),
    useCategories: () => {
      // The server's HTML is the same for everybody, and a live shop has other categories.
      const isHydrated = useHydrated();
      const known = useAtomValue(categoriesAtom);
      const names = isHydrated ? known : noNames;
      return useAll(productsAtom, (products) => adminCategories(products, names));
    },
    useUsers: rowsOf(usersAtom, userList, ({ _id }) => _id, usersCsv),
    useUserStats: () => useAll(usersAtom, (users) => userStats(users, now())),
    useUser: (id) => {
      const { items: orders } = useAtomValue(ordersAtom);
      const { value: user, status } = useOne(usersAtom, ({ _id }) => _id === id);
      return { status, value: user && { user, orders: orders.filter((order) => order.user._id === id) } };
    },
    useKnownUsers: () => useAtomValue(usersAtom).items,
    useFound: (query) => {
      const orders = useAtomValue(ordersAtom);
      const users = useAtomValue(usersAtom);
      const products = useAtomValue(productsAtom);
      return {
        status: 'ready',
        value: {
          orders: foundAmong(orders.items, orderList, query),
          users: foundAmong(users.items, userList, query),
          products: foundAmong(products.items, productList, query),
        },
      };
    },
    useSettings: () => ({ status: useHydrated() ? 'ready' : 'loading', value: undefined }),

    changeStatus: ({ _id }, next) => done(() => records.changeStatus(_id, next)),
    invoice: (order) => done(() => generateInvoice(order)),
    addProduct: (form) => done(() => records.addProduct(form)),
    changeProduct: async ({ id }, form) => records.changeProduct(id, form),
    toggleProduct: ({ id }) => done(() => records.toggleProduct(id)),
    deleteProduct: ({ id }) => done(() => records.deleteProduct(id)),
    renameCategory: ({ name }, next) => done(() => records.renameCategory(name, next)),
    addUser: (form) => done(() => records.addUser(form)),
    sendEmail,
  };
}

function foundAmong<Row, Column extends string>(items: readonly Row[], rules: ListRules<Row, Column>, query: string) {
  return query.trim() === '' ? [] : listRows(items, { ...rules, query, kind: null, sort: null }).slice(0, mostFound);
}

function useAll<Thing, Value>(
  listAtom: Atom<Loaded<Thing>>,
  figureOf: (items: readonly Thing[]) => Value,
): Reading<Value> {
  const { items, status } = useAtomValue(listAtom);
  return { status, value: figureOf(items) };
}

function useOne<Thing>(listAtom: Atom<Loaded<Thing>>, isIt: (thing: Thing) => boolean): Reading<Thing> {
  const { items, status } = useAtomValue(listAtom);
  return { status, value: items.find(isIt) };
}

/** A hook that searches, filters and sorts a whole list in memory. */
function rowsOf<Row, Column extends string>(
  listAtom: Atom<Loaded<Row>>,
  rules: ListRules<Row, Column>,
  keyOf: (row: Row) => string,
  toCsv: (rows: readonly Row[]) => string,
) {
  return function useSampleRows({ query: wanted, kind, sort, page }: RowsRequest<Column>): Rows<Row> {
    // A letter appears in the field before the list has been searched for it.
    const query = useDeferredValue(wanted);
    const { items, status } = useAtomValue(listAtom);
    const found = useMemo(() => listRows(items, { ...rules, query, kind, sort }), [items, query, kind, sort]);
    const pages = Math.max(1, Math.ceil(found.length / rowsPerPage));
    const shown = Math.min(page, pages);
    return {
      status,
      rows: found.slice((shown - 1) * rowsPerPage, shown * rowsPerPage),
      total: found.length,
      isCapped: false,
      pages,
      pick: (selected) => items.filter((row) => selected.has(keyOf(row))),
      csv: async () => toCsv(found),
    };
  };
}
