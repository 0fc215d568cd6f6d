import {
  type AdminOrder,
  type AdminProduct,
  type AdminProductEdit,
  type AdminProductForm,
  type AdminUser,
  type AdminUserForm,
  categoryToUnite,
  changeOrderStatus,
  createAdminProduct,
  createAdminUser,
  moveCategory,
  nameAfter,
  type OrderStatus,
  orderStatusLabel,
  removeAdminProduct,
  renameCategory,
  togglePublished,
  updateAdminProduct,
} from '@nuee/domain';
import { categoryNames } from '@nuee/domain/seed';
import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import type { Toasts } from './toasts.ts';

/** A list that is loading, loaded, or failed to load. */
export interface Loaded<Thing> {
  status: 'loading' | 'ready' | 'failed';
  items: readonly Thing[];
}

const loading: Loaded<never> = { status: 'loading', items: [] };

export const ordersAtom = atom<Loaded<AdminOrder>>(loading);
export const productsAtom = atom<Loaded<AdminProduct>>(loading);
export const usersAtom = atom<Loaded<AdminUser>>(loading);
export const categoriesAtom = atom<readonly string[]>(categoryNames);

/** Where the lists come from: fixed local data (section 7), read once. */
export interface Source {
  orders(now: Date): Promise<AdminOrder[]>;
  products(now: Date): Promise<AdminProduct[]>;
  users(now: Date): Promise<AdminUser[]>;
}

/** The lists from a file of fixed local data, loaded when they are first needed, like a server's answer. */
export const sourceOf = (load: () => Promise<typeof import('./samples.ts')>): Source => ({
  orders: async (now) => (await load()).samples.orders(now),
  products: async (now) => (await load()).samples.products(now),
  users: async (now) => (await load()).samples.users(now),
});

export interface Records {
  /** Loads the lists, once; settles when each is loaded or has failed. */
  load(): Promise<void>;
  changeStatus(id: string, status: OrderStatus): void;
  addProduct(form: AdminProductForm): void;
  /** @returns the changed product. */
  changeProduct(id: string, form: AdminProductEdit): AdminProduct | undefined;
  toggleProduct(id: string): void;
  deleteProduct(id: string): void;
  renameCategory(name: string, next: string): void;
  addUser(form: AdminUserForm): void;
}

interface Dependencies {
  store: ReturnType<typeof createStore>;
  source: Source;
  toasts: Toasts;
  now: () => Date;
  newId: () => string;
}

/**
 * The demonstration's data. A change shows on every screen at once and lasts until the page is reloaded; nothing is
 * sent (section 4).
 */
export function createRecords({ store, source, toasts, now, newId }: Dependencies): Records {
  const orders = createList(store, ordersAtom);
  const products = createList(store, productsAtom);
  const users = createList(store, usersAtom);
  let reading: Promise<unknown> | undefined;

  const readAll = (moment: Date): Promise<unknown> =>
    Promise.all([
      source.orders(moment).then(orders.arrive, (error: unknown) => {
        // Section 8: an order load failure is only logged.
        console.error('The orders could not be read.', error);
        orders.fail();
      }),
      source.products(moment).then(products.arrive, () => {
        products.fail();
        toasts.error('Erreur lors du chargement des produits');
      }),
      source.users(moment).then(users.arrive, (error: unknown) => {
        console.error('The users could not be read.', error);
        users.fail();
      }),
    ]);

  return {
    load: async () => {
      reading ??= readAll(now());
      await reading;
    },

    changeStatus: (id, status) => {
      const before = store.get(ordersAtom).items.find(({ _id }) => _id === id);
      orders.change((items) => changeOrderStatus(items, id, status));
      if (before === undefined) return;
      const title = `${before.orderNumber}\u00a0: ${orderStatusLabel(status, 'admin')}`;
      toasts.undoable(title, () =>
        orders.change((items) =>
          items.map((order) => (order._id === id ? { ...order, status: before.status } : order)),
        ),
      );
    },

    addProduct: (form) => {
      const added = createAdminProduct(form, { id: newId(), now: now() });
      products.change((items) => [added, ...items]);
      toasts.success('Produit ajouté avec succès');
    },

    changeProduct: (id, form) => {
      const moment = now();
      const found = store.get(productsAtom).items.find((product) => product.id === id);
      const changed = found && updateAdminProduct(found, form, moment);
      products.change((items) => items.map((product) => (changed && product.id === id ? changed : product)));
      toasts.success('Produit modifié avec succès');
      return changed;
    },

    toggleProduct: (id) => products.change((items) => togglePublished(items, id)),

    deleteProduct: (id) => {
      products.change((items) => removeAdminProduct(items, id));
      toasts.success('Produit supprimé avec succès');
    },

    renameCategory: (name, next) => {
      const names = store.get(categoriesAtom);
      const wanted = nameAfter(names, name, next);
      store.set(categoriesAtom, renameCategory(names, name, next));
      products.change((items) => moveCategory(items, name, wanted));
      const isUnited = categoryToUnite(names, name, next) !== undefined;
      toasts.success(isUnited ? 'Catégories réunies avec succès' : 'Catégorie renommée avec succès');
    },

    addUser: (form) => {
      const added = createAdminUser(form, { id: newId(), now: now() });
      users.change((items) => [added, ...items]);
      toasts.success('Utilisateur ajouté avec succès');
    },
  };
}

/** A list that may be changed before it is loaded: earlier changes are applied once it is. */
function createList<Thing>(store: Dependencies['store'], listAtom: PrimitiveAtom<Loaded<Thing>>) {
  type Change = (items: readonly Thing[]) => readonly Thing[];
  const early: Change[] = [];
  return {
    arrive: (items: readonly Thing[]): void =>
      store.set(listAtom, { status: 'ready', items: early.reduce((changed, change) => change(changed), items) }),
    fail: (): void => store.set(listAtom, ({ items }) => ({ status: 'failed', items })),
    change: (change: Change): void => {
      if (store.get(listAtom).status === 'loading') early.push(change);
      store.set(listAtom, ({ status, items }) => ({ status, items: change(items) }));
    },
  };
}
