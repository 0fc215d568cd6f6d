// More than 250 lines: one port, whose members are a few lines each.

import { ApiError, type Client } from '@nuee/api-client';
import {
  type AdminProduct,
  type AdminUser,
  type OrderColumn,
  type OrderStatus,
  orderColumns,
  orderStatuses,
  orderStatusFromValue,
  orderStatusLabel,
  type ProductColumn,
  productColumns,
  ticketStatusLabel,
  type UserColumn,
  userColumns,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import {
  type AgreedTerms,
  type ListedOwnerTicket,
  type listSorts,
  type Mail,
  mostInBulk,
  type OwnerCategory,
  type OwnerJournalEntry,
  type OwnerOrder,
  type OwnerProduct,
  type OwnerUser,
  type Withdrawal,
} from '@nuee/domain/live';
import { useHydrated } from '@nuee/ui';
import { keepPreviousData, QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { download } from '../frame/download.ts';
import type { Toasts } from '../state/toasts.ts';
import type { ShopEvent } from './events.ts';
import {
  type DateColumn,
  type Found,
  mostFound,
  type Office,
  type Reading,
  type Rows,
  type RowsRequest,
  rowsPerPage,
  type StatusDetails,
  type TicketColumn,
  type WithdrawalColumn,
} from './office.ts';
import { changeOf, changesOf, daysOf } from './presented.ts';

interface ApiOfficeOptions {
  api: Client;
  toasts: Toasts;
}

type SortOf<Name extends keyof typeof listSorts> = 'createdAt' | (typeof listSorts)[Name][number];
const byDate = { date: 'createdAt' } satisfies Record<DateColumn, 'createdAt'>;

/** The lists of the API, and its names for the filters and columns of an address. */
const lists = {
  orders: {
    route: contract.listOwnerOrders,
    file: contract.exportOrders,
    kind: 'status',
    sorts: {
      commande: 'orderNumber',
      client: 'name',
      date: 'createdAt',
      montant: 'totalPrice',
      statut: 'status',
      paiement: 'paymentStatus',
    } satisfies Record<OrderColumn, SortOf<'listOwnerOrders'>>,
  },
  products: {
    route: contract.listOwnerProducts,
    file: contract.exportProducts,
    kind: 'category',
    sorts: {
      produit: 'name',
      categorie: 'category',
      prix: 'price',
      stock: 'stock',
      date: 'createdAt',
      statut: 'status',
    } satisfies Record<ProductColumn, SortOf<'listOwnerProducts'>>,
  },
  users: {
    route: contract.listUsers,
    file: contract.exportUsers,
    kind: 'role',
    sorts: {
      utilisateur: 'name',
      role: 'role',
      inscription: 'createdAt',
      connexion: 'lastLogin',
      statut: 'status',
    } satisfies Partial<Record<UserColumn, SortOf<'listUsers'>>>,
  },
  tickets: {
    route: contract.listOwnerTickets,
    file: undefined,
    kind: 'status',
    sorts: {
      ticket: 'subject',
      client: 'name',
      date: 'updatedAt',
      statut: 'status',
    } satisfies Record<TicketColumn, SortOf<'listOwnerTickets'>>,
  },
  mails: { route: contract.listMails, file: undefined, kind: 'status', sorts: byDate },
  journal: { route: contract.readJournal, file: undefined, kind: 'what', sorts: byDate },
  withdrawals: {
    route: contract.listWithdrawals,
    file: undefined,
    kind: 'status',
    sorts: {
      commande: 'orderNumber',
      client: 'name',
      date: 'createdAt',
    } satisfies Record<WithdrawalColumn, SortOf<'listWithdrawals'>>,
  },
} as const;
type ListName = keyof typeof lists;

const filterNames: Readonly<Record<string, string>> = { paiement: 'payment', du: 'from', au: 'to', etat: 'status' };

/** The API's answer for one page of a list. */
interface Page<Item> {
  items: Item[];
  next: string | null;
  total: number;
  totalIsCapped?: true | undefined;
}

interface Items {
  orders: OwnerOrder;
  products: OwnerProduct;
  users: OwnerUser;
  tickets: ListedOwnerTicket;
  mails: Mail;
  journal: OwnerJournalEntry;
  withdrawals: Withdrawal;
}

/**
 * The back office of a live shop: everything is loaded from the API, and loaded again when the API reports a change.
 */
export function createApiOffice({ api, toasts }: ApiOfficeOptions): Office & { hear: (event: ShopEvent) => void } {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Events report changes. Anything else is refetched when the user comes back to the page.
        staleTime: 30_000,
        // A refusal isn't retried.
        retry: (failures, error) => failures < 2 && (!(error instanceof ApiError) || (error.status ?? 500) >= 500),
      },
    },
  });

  /** @param isSettling whether a change is pending that no event reports, so that the query is polled. */
  const useRead = <Value>(
    key: readonly unknown[],
    read: (signal: AbortSignal) => Promise<Value>,
    isSettling?: (value: Value) => boolean,
  ): Reading<Value> => {
    const isHydrated = useHydrated();
    const { data, status, error, refetch } = useQuery(
      {
        queryKey: key,
        queryFn: ({ signal }) => read(signal),
        // While a page hydrates, its list doesn't know its address yet.
        enabled: isHydrated,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => state.data !== undefined && isSettling?.(state.data) === true && 3_000,
      },
      client,
    );
    return isHydrated ? readingOf(status, data, error, () => void refetch()) : unread;
  };

  /** For a single record: never shows another one meanwhile, and handles a missing one. */
  const useOne = <Value>(key: readonly unknown[], read: (signal: AbortSignal) => Promise<Value>): Reading<Value> => {
    const { data, status, error, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => read(signal) }, client);
    const isAbsent = error instanceof ApiError && error.status === 404;
    return useHydrated() ? readingOf(isAbsent ? 'success' : status, data, error, () => void refetch()) : unread;
  };

  /** The cursors of a list's pages; the first page needs none. */
  const cursors = new Map<string, (string | undefined)[]>();
  /** Pages are linked by cursors: if a page's cursor isn't known, the pages before it are loaded first. */
  const readPage = async <Name extends ListName>(
    name: Name,
    query: Record<string, string>,
    { page, after: asked }: Pick<RowsRequest<string>, 'page' | 'after'>,
    signal: AbortSignal,
  ): Promise<Page<Items[Name]>> => {
    const key = JSON.stringify([name, query]);
    const known = cursors.get(key) ?? [undefined];
    cursors.set(key, known);
    if (page > 1 && asked !== '') known[page - 1] = asked;
    const nearest = known.slice(0, page).findLastIndex((cursor) => cursor !== undefined);
    for (let place = Math.max(0, nearest); ; place += 1) {
      const after = known[place];
      const read = (await api.call(lists[name].route, {
        query: { ...query, ...(after !== undefined && { after }) },
        signal,
      })) as Page<Items[Name]>;
      if (read.next !== null) known[place + 1] = read.next;
      if (place === page - 1 || read.next === null) return read;
    }
  };

  const rowsOf = <Name extends ListName, Row, Column extends string>(
    name: Name,
    rowOf: (item: Items[Name]) => Row,
    keyOf: (row: Row) => string,
    isSettling?: (item: Items[Name]) => boolean,
  ) => {
    const sorts: Readonly<Record<string, string>> = lists[name].sorts;
    return function useRows({ query: q, kind, sort, filters, page, after }: RowsRequest<Column>): Rows<Row> {
      const asked: Record<string, string> = {
        ...(q.trim() !== '' && { q: q.trim() }),
        ...(kind !== null && { [lists[name].kind]: kind }),
        ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [filterNames[name] ?? name, value])),
        ...(sort !== null && { sort: `${sort.direction === 'descending' ? '-' : ''}${sorts[sort.by]}` }),
      };
      const whole = { ...asked, limit: String(rowsPerPage) };
      const { status, value, retry } = useRead(
        [name, 'list', asked, page],
        (signal) => readPage(name, whole, { page, after }, signal),
        isSettling && (({ items }) => items.some(isSettling)),
      );
      const { may } = usePerson();
      const { file } = lists[name];
      const total = value?.total ?? 0;
      // The same rows as long as nothing new was read, so that a press doesn't render all of them again.
      const rows = useMemo(() => value?.items.map(rowOf) ?? [], [value]);
      return {
        status,
        rows,
        total,
        isCapped: value?.totalIsCapped ?? false,
        pages: Math.max(1, Math.ceil(total / rowsPerPage), value?.next ? page + 1 : value?.totalIsCapped ? page : 1),
        beginningOf: (wanted) => cursors.get(JSON.stringify([name, whole]))?.[wanted - 1],
        ...(retry && { retry }),
        pick: (selected) => {
          const pages = client.getQueriesData<Page<Items[Name]>>({ queryKey: [name, 'list'] });
          const shown = pages.flatMap(([, read]) => read?.items.map(rowOf) ?? []);
          return [...new Map(shown.map((row) => [keyOf(row), row])).values()].filter((row) => selected.has(keyOf(row)));
        },
        ...(file && may('csv') && { csv: async () => (await api.file(file, { query: asked })).text() }),
      };
    };
  };

  const usePerson: Office['usePerson'] = () => {
    const { value } = useRead(['session'], (signal) => api.call(contract.readOwnerSession, { signal }));
    return {
      ...(value && { name: value.name }),
      may: (permission) => value?.permissions.includes(permission) ?? true,
    };
  };
  const useDashboardAnswer = () => useRead(['dashboard'], (signal) => api.call(contract.readDashboard, { signal }));
  /** The number of records of a kind. */
  const count = async (name: ListName, query: Record<string, string>, signal: AbortSignal): Promise<number> =>
    (await api.call(lists[name].route, { query: { ...query, limit: '1' }, signal })).total;
  /** The moves of categories that aren't saved yet, one after the other: each needs the version that the one before made. */
  let moves: Promise<unknown> = Promise.resolve();
  const useCategoryAnswer = () =>
    useRead(categoriesKey, async (signal) => {
      // Until then the list is shown in the order that was asked for.
      await moves;
      return api.call(contract.listCategories, { signal });
    });

  /** Runs a command and reports the outcome; the queries on screen are refetched. */
  const run = async (command: () => Promise<unknown>, success?: string): Promise<boolean> => {
    try {
      await command();
      if (success !== undefined) toasts.success(success);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.error(sentenceOf(error));
      return false;
    } finally {
      void client.invalidateQueries();
    }
  };

  const saveProduct = async (
    send: () => Promise<OwnerProduct>,
    success?: string,
  ): Promise<AdminProduct | undefined> => {
    let saved: OwnerProduct | undefined;
    await run(async () => {
      saved = await send();
      client.setQueryData(['products', saved.id], saved);
    }, success);
    return saved;
  };

  return {
    hear: ({ topic, kind, id }) => {
      if (topic === 'publication') {
        client.setQueryData<Wanted>(publicationKey, { publication: Number(id), at: Date.now() });
      }
      void client.invalidateQueries();
      if (topic === 'order' && kind === 'created') toasts.success('Nouvelle commande');
    },
    kind: 'api',
    sortable: {
      orders: orderColumns,
      products: productColumns,
      // Their orders and what they spent are summed up for those on the page alone.
      users: userColumns.filter((column) => column in lists.users.sorts),
    },
    usePerson,

    useDashboard: () =>
      mapped(useDashboardAnswer(), ({ recentOrders, salesByDay, bestProducts, ordersByStatus, waiting, ...stats }) => ({
        stats: {
          totalOrders: stats.totalOrders,
          pendingOrders: stats.pendingOrders,
          totalProducts: stats.totalProducts,
          totalUsers: stats.totalUsers,
          ...(stats.totalSales !== undefined && { totalSales: stats.totalSales }),
          ...(stats.averageOrderValue !== undefined && { averageOrderValue: stats.averageOrderValue }),
          recentOrders,
        },
        ...(salesByDay && { days: daysOf(salesByDay) }),
        ...(bestProducts && { bestProducts }),
        counts: orderStatuses.map((status) => ({ status, count: ordersByStatus[status] ?? 0 })),
        waiting,
      })),
    useOrders: rowsOf('orders', asItIs, ({ _id }) => _id),
    useOrderStats: () =>
      mapped(useDashboardAnswer(), ({ ordersByStatus, totalSales, paidOrders }) => ({
        pending: ordersByStatus.pending ?? 0,
        processing: ordersByStatus.processing ?? 0,
        shipped: ordersByStatus.shipped ?? 0,
        ...(totalSales !== undefined && { revenue: totalSales }),
        ...(paidOrders !== undefined && { paidCount: paidOrders }),
      })),
    useOrder: (id) =>
      mapped(
        useOne(['orders', id], (signal) => api.call(contract.readOwnerOrder, { id, signal })),
        (order) => ({ order, work: order }),
      ),
    useProducts: rowsOf('products', asItIs, ({ id }) => id),
    useProductStats: () =>
      useRead(['products', 'stats'], (signal) => api.call(contract.readProductFigures, { signal })),
    useProduct: (id) => useOne(['products', id], (signal) => api.call(contract.readOwnerProduct, { id, signal })),
    useCategories: () => {
      const answer = useCategoryAnswer();
      const categories = answer.value?.items ?? [];
      const names = categories.map(({ name }) => name);
      const counts = useRead(['products', 'categories', names], async (signal) => {
        const counted = categories.map(async ({ id, name }) => {
          const total = await count('products', { category: name }, signal);
          return [
            id,
            { total, published: await count('products', { category: name, status: 'published' }, signal) },
          ] as const;
        });
        return new Map(await Promise.all(counted));
      });
      if (answer.value === undefined) return { ...answer, value: undefined };
      // A category that was just renamed keeps the figures of its old name until those of the new one are loaded.
      return mapped(counts, (known) =>
        categories.map(({ id, name, version, image }) => ({
          id,
          name,
          version,
          image,
          ...(known.get(id) ?? { total: 0, published: 0 }),
        })),
      );
    },
    useUsers: rowsOf('users', asItIs, ({ _id }) => _id),
    useUserStats: () =>
      mapped(
        useRead(['users', 'stats'], (signal) => api.call(contract.readUserFigures, { signal })),
        ({ totalSpent, ...counts }) => ({ ...counts, ...(totalSpent !== undefined && { totalSpent }) }),
      ),
    useUser: (id) => {
      const user = useOne(['users', id], (signal) => api.call(contract.readUser, { id, signal }));
      const email = user.value?.email;
      const orders = useOne(['orders', 'of', email], async (signal) =>
        email === undefined ? [] : (await api.call(contract.listOwnerOrders, { query: { q: email }, signal })).items,
      );
      return mapped(user, (found) => ({
        user: found,
        // What could not be read is none of them, and not on its way either.
        ...(orders.status !== 'loading' && {
          orders: orders.value?.filter((order) => order.user._id === id) ?? [],
        }),
      }));
    },
    // The API knows them all, and refuses an address that is already used.
    useKnownUsers: () => noUsers,
    useFound: (typed) => {
      const q = typed.trim();
      return useOne(['found', q], async (signal) => {
        if (q === '') return nothingFound;
        const asked = { query: { q, limit: String(mostFound) }, signal };
        const [orders, users, products] = await Promise.all([
          api.call(contract.listOwnerOrders, asked),
          api.call(contract.listUsers, asked),
          api.call(contract.listOwnerProducts, asked),
        ]);
        return { orders: orders.items, users: users.items, products: products.items };
      });
    },
    useSettings: () => useRead(['settings'], (signal) => api.call(contract.readSettings, { signal })),

    changeStatus: (order, next, details) => {
      const before = orderStatusFromValue(order.status);
      const change = (status: OrderStatus, how: StatusDetails | undefined) =>
        api.call(contract.changeOrderStatus, { id: order._id, body: { status, ...how } });
      return run(async () => {
        await change(next, details);
        toasts.undoable(`${order.orderNumber}\u00a0: ${orderStatusLabel(next, 'admin')}`, () => {
          if (before) void run(() => change(before, details && { notify: details.notify }));
        });
      });
    },
    invoice: (order) =>
      run(async () => {
        download(`${order.orderNumber}-facture.pdf`, await api.file(contract.readOwnerInvoice, { id: order._id }));
      }),
    changePayment: ({ _id }, change) =>
      run(() => api.call(contract.changeOrderPayment, { id: _id, body: change }), 'Paiement enregistré'),
    addNote: ({ _id }, text) => run(() => api.call(contract.addOrderNote, { id: _id, body: { text } }), 'Note ajoutée'),
    addProduct: (form, file) =>
      run(async () => {
        const { id } = await api.call(contract.createProduct, { body: changeOf(form) });
        // The product exists already: trying again would add a second one.
        if (file) await run(() => api.call(contract.changeProductImage, { id, file }));
      }, 'Produit ajouté avec succès'),
    changeProduct: (product, form) => {
      const body = { ...changesOf(product, form), version: product.version };
      return saveProduct(
        () => api.call(contract.changeProduct, { id: product.id, body }),
        'Produit modifié avec succès',
      );
    },
    toggleProduct: (product) =>
      run(() =>
        api.call(contract.changeProduct, {
          id: product.id,
          body: { status: product.published ? 'draft' : 'published', version: product.version },
        }),
      ),
    deleteProduct: ({ id }) => run(() => api.call(contract.removeProduct, { id }), 'Produit supprimé avec succès'),
    renameCategory: ({ id = '', version }, next) =>
      run(
        () => api.call(contract.changeCategory, { id, body: { name: next.trim(), version } }),
        'Catégorie renommée avec succès',
      ),
    addUser: ({ name, email, role }) =>
      run(
        () =>
          api.call(contract.createUser, {
            body: { name: name.trim(), email: email.trim(), role },
          }),
        'Utilisateur ajouté avec succès',
      ),
    sendEmail: ({ email }) => {
      window.location.href = `mailto:${email}`;
    },
    service: {
      useNewOrders: () =>
        useRead(['orders', 'new'], (signal) => count('orders', { status: 'pending' }, signal)).value ?? 0,
      changeStatuses: (orders, status) =>
        run(async () => {
          const names = new Map(orders.map(({ _id, orderNumber }) => [_id, orderNumber]));
          const ids = [...names.keys()];
          let done = 0;
          for (let from = 0; from < ids.length; from += mostInBulk) {
            const body = { ids: ids.slice(from, from + mostInBulk), status };
            for (const { id, ok, message } of await api.call(contract.changeOrders, { body })) {
              if (ok) done += 1;
              else toasts.error(`${names.get(id)}\u00a0: ${message}`);
            }
          }
          if (done > 0) {
            const what = `${done} ${done > 1 ? 'commandes' : 'commande'}`;
            toasts.success(`${what}\u00a0: ${orderStatusLabel(status, 'admin')}`);
          }
        }),
      useTickets: rowsOf('tickets', asItIs, ({ _id }) => _id),
      useTicket: (id) => useOne(['tickets', id], (signal) => api.call(contract.readOwnerTicket, { id, signal })),
      replyToTicket: ({ _id }, message) =>
        run(() => api.call(contract.replyAsOwner, { id: _id, body: { message } }), 'Réponse envoyée'),
      changeTicketStatus: ({ _id }, status) =>
        run(
          () => api.call(contract.changeTicketStatus, { id: _id, body: { status } }),
          `Ticket\u00a0: ${ticketStatusLabel(status)}`,
        ),
      useMails: rowsOf('mails', asItIs, ({ _id }) => _id, isNew),
      useMailText: (id) => useOne(['mails', id, 'text'], (signal) => api.call(contract.readMail, { id, signal })),
      sendMail: ({ _id }) => run(() => api.call(contract.sendMail, { id: _id }), 'L’e-mail part dans un instant'),
      useJournal: rowsOf('journal', asItIs, ({ _id }) => _id),
      useWithdrawals: rowsOf('withdrawals', asItIs, ({ _id }) => _id),
      useLegalTexts: () =>
        mapped(
          useRead(['texts'], (signal) => api.call(contract.listLegalTexts, { signal })),
          ({ items }) => items,
        ),
      useLegalText: (id, version) =>
        useOne(['texts', id, version ?? 'last'], (signal) =>
          api.call(contract.readLegalText, {
            id,
            signal,
            ...(version !== undefined && { query: { version: String(version) } }),
          }),
        ),
      readTerms: async (id) => {
        let terms: AgreedTerms | undefined;
        await run(async () => {
          terms = await api.call(contract.readOwnerTerms, { id });
        });
        return terms;
      },
      saveLegalText: (id, body) =>
        run(async () => {
          client.setQueryData(['texts', id, 'last'], await api.call(contract.changeLegalText, { id, body }));
        }, 'Texte enregistré'),
      useMovements: (id) =>
        useOne(['products', id, 'movements'], (signal) =>
          api.call(contract.listMovements, { id, query: { limit: '20' }, signal }),
        ),
      usePublication: () => {
        const isHydrated = useHydrated();
        const wanted = useQuery<Wanted>({ queryKey: publicationKey, queryFn: skipToken, ...kept }, client).data;
        const { data: shown } = useQuery(
          {
            queryKey: ['published'],
            queryFn: wanted === undefined ? skipToken : readPublished,
            staleTime: 0,
            // The shop is polled until it has followed.
            refetchInterval: ({ state }) => !isFollowed(state.data, wanted) && 1_000,
          },
          client,
        );
        if (wanted === undefined || !isHydrated) return undefined;
        if (shown && isFollowed(shown, wanted)) return { kind: 'published', at: shown.at ?? '', failed: shown.failed };
        return { kind: shown && Date.now() - wanted.at > patience ? 'late' : 'publishing' };
      },
      changePicture: ({ id }, file) => saveProduct(() => api.call(contract.changeProductImage, { id, file })),
      addCategory: async (name, file) => {
        let issue: string | undefined;
        const isAnswered = await run(async () => {
          try {
            const { id } = await api.call(contract.createCategory, { body: { name: name.trim() } });
            // The category exists already: trying again would be refused.
            if (file) await run(() => api.call(contract.changeCategoryImage, { id, file }));
            toasts.success('Catégorie ajoutée avec succès');
          } catch (error) {
            if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) throw error;
            issue = sentenceOf(error);
          }
        });
        return { added: isAnswered && issue === undefined, ...(issue !== undefined && { issue }) };
      },
      moveCategory: async ({ id = '' }, place) => {
        await client.cancelQueries({ queryKey: categoriesKey });
        const change = (to: (items: OwnerCategory[]) => OwnerCategory[]) =>
          client.setQueryData<{ items: OwnerCategory[] }>(categoriesKey, (now) => now && { items: to(now.items) });
        change((items) =>
          items.filter((one) => one.id !== id).toSpliced(place, 0, ...items.filter((one) => one.id === id)),
        );
        const moved = moves.then(() =>
          run(async () => {
            const known = client.getQueryData<{ items: OwnerCategory[] }>(categoriesKey);
            const version = known?.items.find((one) => one.id === id)?.version;
            const saved = await api.call(contract.changeCategory, { id, body: { order: place, version } });
            change((items) => items.map((one) => (one.id === id ? saved : one)));
          }),
        );
        moves = moved.catch(() => undefined);
        return moved;
      },
      changeCategoryPicture: ({ id = '' }, file) =>
        run(() => api.call(contract.changeCategoryImage, { id, file }), 'Image enregistrée'),
      deleteCategory: ({ id = '' }) =>
        run(() => api.call(contract.removeCategory, { id }), 'Catégorie supprimée avec succès'),
      changeStock: ({ id }, stock) =>
        run(() => api.call(contract.changeStock, { id, body: { stock } }), 'Stock enregistré'),
      changeAccess: ({ _id, name }, { role, status }) => {
        const body = { ...(role && { role }), ...(status && { status }) };
        return run(() => api.call(contract.changeUser, { id: _id, body }), `${name}\u00a0: accès enregistré`);
      },
      saveSettings: (change) =>
        run(
          async () => client.setQueryData(['settings'], await api.call(contract.changeSettings, { body: change })),
          'Paramètres enregistrés',
        ),
      useOpening: () => useRead(['opening'], (signal) => api.call(contract.readOpening, { signal })),
    },
    refresh: () => void client.invalidateQueries(),
    logOut: async () => {
      // A token that could not be revoked expires by itself.
      await api.call(contract.logout).catch((error: unknown) => console.warn('The session could not be ended.', error));
    },
  };
}

const asItIs = <Item>(item: Item): Item => item;
/** A mail that waits for its first attempt is sent in a moment; one that failed waits longer. */
const isNew = ({ status, attempts }: Mail): boolean => status === 'waiting' && attempts === 0;

/** The API's last publication, and when this page learned of it. */
interface Wanted {
  publication: number;
  at: number;
}
const publicationKey = ['publication'];
const categoriesKey = ['categories'];
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** How long the shop may take to follow before an alarm, in milliseconds. */
const patience = 30_000;

/** What the shop shows according to its publisher; without a number it has never followed. */
const Published = v.object({
  publication: v.optional(v.number()),
  at: v.optional(v.string()),
  failed: v.number(),
});

/** The back office stands on the shop's own origin. */
async function readPublished({ signal }: { signal: AbortSignal }): Promise<v.InferOutput<typeof Published>> {
  return v.parse(Published, await (await fetch('/data/published.json', { cache: 'no-store', signal })).json());
}

const isFollowed = (shown: v.InferOutput<typeof Published> | undefined, wanted: Wanted | undefined): boolean =>
  wanted === undefined || (shown?.publication ?? 0) >= wanted.publication;

const nothingFound: Found = { orders: [], users: [], products: [] };
const noUsers: readonly AdminUser[] = [];

/** An answer that arrives during hydration has to wait, since the server's HTML has none. */
const unread = { status: 'loading', value: undefined } as const;

function readingOf<Value>(
  status: 'pending' | 'error' | 'success',
  value: Value | undefined,
  error: Error | null,
  retry: () => void,
): Reading<Value> {
  if (status === 'pending') return { status: 'loading', value };
  if (status === 'success') return { status: 'ready', value };
  const isForbidden = error instanceof ApiError && error.status === 403;
  if (isForbidden) return { status: 'failed', value, isForbidden };
  const problem = error instanceof ApiError ? error.serverMessage : undefined;
  return { status: 'failed', value, retry, ...(problem !== undefined && { problem }) };
}

function mapped<Value, Shown>(reading: Reading<Value>, show: (value: Value) => Shown): Reading<Shown> {
  return { ...reading, value: reading.value === undefined ? undefined : show(reading.value) };
}

/** The message about a failed command. */
function sentenceOf({ status, serverMessage }: ApiError): string {
  if (status === 401) return 'Votre session a expiré. Reconnectez-vous\u00a0: ce que vous avez saisi reste ici.';
  if (status === undefined)
    return 'Le serveur ne répond pas. Rien n’a été enregistré\u00a0: réessayez dans un instant.';
  return serverMessage ?? 'L’enregistrement a échoué. Réessayez dans un instant.';
}
