import {
  type AdminOrder,
  type AdminProduct,
  type AdminProductEdit,
  type AdminProductForm,
  type AdminUser,
  type AdminUserForm,
  categoryNames,
  changeOrderStatus,
  createAdminProduct,
  createAdminUser,
  type DashboardStats,
  moveCategory,
  type OrderStatus,
  removeAdminProduct,
  renameCategory,
  togglePublished,
  updateAdminProduct,
} from '@nuee/domain';
import { atom, type createStore } from 'jotai';
import type { Toasts } from './toasts.ts';

/** A list that is being read, is there, or could not be read. */
export interface Loaded<Thing> {
  status: 'loading' | 'ready' | 'failed';
  items: readonly Thing[];
}

const loading: Loaded<never> = { status: 'loading', items: [] };

export const ordersAtom = atom<Loaded<AdminOrder>>(loading);
export const productsAtom = atom<Loaded<AdminProduct>>(loading);
export const usersAtom = atom<Loaded<AdminUser>>(loading);
/** The figures of the whole shop, of which the lists hold only the latest part. */
export const figuresAtom = atom<DashboardStats | null>(null);
export const categoriesAtom = atom<readonly string[]>(categoryNames);

/** Where the lists come from: fixed local data (section 7), read once. */
export interface Source {
  orders(now: Date): Promise<AdminOrder[]>;
  products(now: Date): Promise<AdminProduct[]>;
  users(now: Date): Promise<AdminUser[]>;
  figures(now: Date): Promise<DashboardStats>;
}

/** The lists of a file of fixed local data, which comes when they are first asked for, as a server's answer would. */
export const sourceOf = (load: () => Promise<typeof import('./samples.ts')>): Source => ({
  orders: async (now) => (await load()).samples.orders(now),
  products: async (now) => (await load()).samples.products(now),
  users: async (now) => (await load()).samples.users(now),
  figures: async (now) => (await load()).samples.figures(now),
});

export interface Records {
  /** Reads the lists, once; settles when each is there or has failed. */
  load(): Promise<void>;
  changeStatus(id: string, status: OrderStatus): void;
  addProduct(form: AdminProductForm): void;
  changeProduct(id: string, form: AdminProductEdit): void;
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
 * What the administration works on. A change lives until the page is loaded anew and shows on every screen at once; nothing
 * is sent (section 4).
 */
export function createRecords({ store, source, toasts, now, newId }: Dependencies): Records {
  let reading: Promise<unknown> | undefined;

  const readAll = (moment: Date): Promise<unknown> =>
    Promise.all([
      source.orders(moment).then(
        (items) => store.set(ordersAtom, { status: 'ready', items }),
        (error: unknown) => {
          // Section 8: an order load failure is only logged.
          console.error('The orders could not be read.', error);
          store.set(ordersAtom, { status: 'failed', items: [] });
        },
      ),
      source.products(moment).then(
        (items) => store.set(productsAtom, { status: 'ready', items }),
        () => {
          store.set(productsAtom, { status: 'failed', items: [] });
          toasts.error('Erreur lors du chargement des produits');
        },
      ),
      source.figures(moment).then(
        (figures) => store.set(figuresAtom, figures),
        (error: unknown) => console.error('The figures of the dashboard could not be read.', error),
      ),
      source.users(moment).then(
        (items) => store.set(usersAtom, { status: 'ready', items }),
        (error: unknown) => {
          console.error('The users could not be read.', error);
          store.set(usersAtom, { status: 'failed', items: [] });
        },
      ),
    ]);

  const changeProducts = (change: (products: readonly AdminProduct[]) => readonly AdminProduct[]): void =>
    store.set(productsAtom, (products) => ({ ...products, items: change(products.items) }));

  return {
    load: async () => {
      reading ??= readAll(now());
      await reading;
    },

    changeStatus: (id, status) =>
      store.set(ordersAtom, (orders) => ({ ...orders, items: changeOrderStatus(orders.items, id, status) })),

    addProduct: (form) => {
      const added = createAdminProduct(form, { id: newId(), now: now() });
      changeProducts((products) => [added, ...products]);
      toasts.success('Produit ajouté avec succès');
    },

    changeProduct: (id, form) => {
      changeProducts((products) =>
        products.map((product) => (product.id === id ? updateAdminProduct(product, form, now()) : product)),
      );
      toasts.success('Produit modifié avec succès');
    },

    toggleProduct: (id) => changeProducts((products) => togglePublished(products, id)),

    deleteProduct: (id) => {
      changeProducts((products) => removeAdminProduct(products, id));
      toasts.success('Produit supprimé avec succès');
    },

    renameCategory: (name, next) => {
      store.set(categoriesAtom, (names) => renameCategory(names, name, next));
      changeProducts((products) => moveCategory(products, name, next));
      toasts.success('Catégorie renommée avec succès');
    },

    addUser: (form) => {
      const added = createAdminUser(form, { id: newId(), now: now() });
      store.set(usersAtom, (users) => ({ ...users, items: [added, ...users.items] }));
      toasts.success('Utilisateur ajouté avec succès');
    },
  };
}
