import { type AdminProductForm, emptyAdminProductForm } from '@nuee/domain';
import { frozenNow } from '@nuee/domain/fixtures';
import { adminOrders, adminProducts, adminUsers } from '@nuee/domain/samples';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { categoriesAtom, createRecords, ordersAtom, productsAtom, type Source, usersAtom } from './records.ts';

const samples: Source = {
  orders: async (now) => adminOrders(now),
  products: async (now) => adminProducts(now),
  users: async (now) => adminUsers(now),
};

const pear: AdminProductForm = {
  ...emptyAdminProductForm(),
  name: 'Poire Cardamome',
  category: 'Gourmands',
  price: '18,99',
  description: 'Poire mûre.',
};

function create(source: Source) {
  const store = createStore();
  const toasts = { success: vi.fn(), undoable: vi.fn(), error: vi.fn(), dismiss: vi.fn() };
  let ids = 0;
  const records = createRecords({
    store,
    source,
    toasts,
    now: () => new Date(frozenNow),
    newId: () => {
      ids += 1;
      return `new-${ids}`;
    },
  });
  return { store, toasts, records };
}

async function open(source: Source = samples) {
  const created = create(source);
  await created.records.load();
  return created;
}

describe('the lists of the administration', () => {
  it('are loaded once', async () => {
    const orders = vi.fn(samples.orders);
    const { records, store } = await open({ ...samples, orders });
    records.changeStatus('admin-order-5', 'delivered');
    records.load();
    expect(orders).toHaveBeenCalledOnce();
    expect(store.get(ordersAtom).items[0]?.status).toBe('delivered');
  });

  it('keep changes made before they were loaded', async () => {
    const arrival = Promise.withResolvers<void>();
    const late: Source = {
      ...samples,
      products: async (now) => {
        await arrival.promise;
        return samples.products(now);
      },
      users: async (now) => {
        await arrival.promise;
        return samples.users(now);
      },
    };
    const { records, store } = create(late);
    const reading = records.load();
    records.addUser({ name: 'Zoé Lambert', email: 'zoe@mail.example', role: 'customer' });
    records.addProduct(pear);
    records.renameCategory('Gourmands', 'Desserts');
    arrival.resolve();
    await reading;
    expect(
      store
        .get(usersAtom)
        .items.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Zoé Lambert', 'Camille Roussel']);
    const [first, ...others] = store.get(productsAtom).items;
    expect(first).toMatchObject({ name: 'Poire Cardamome', category: 'Desserts' });
    expect(others).toHaveLength((await samples.products(new Date(frozenNow))).length);
    expect(others.some(({ category }) => category === 'Gourmands')).toBe(false);
  });

  it('say so when the products could not be loaded, and log it for the orders', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const away = () => Promise.reject(new Error('away'));
    const { store, toasts } = await open({ ...samples, orders: away, products: away });
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('Erreur lors du chargement des produits');
    expect(log).toHaveBeenCalledOnce();
    expect(store.get(ordersAtom)).toEqual({ status: 'failed', items: [] });
    expect(store.get(usersAtom).items).toHaveLength(6);
    log.mockRestore();
  });

  it('take a new product first and say so', async () => {
    const { store, toasts, records } = await open();
    records.addProduct(pear);
    expect(store.get(productsAtom).items[0]).toMatchObject({ id: 'new-1', slug: 'poire-cardamome', published: true });
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Produit ajouté avec succès');
  });

  it('lose a deleted product and say so', async () => {
    const { store, toasts, records } = await open();
    records.deleteProduct('3');
    expect(store.get(productsAtom).items.map(({ id }) => id)).toEqual(['1', '4', '6', '10']);
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Produit supprimé avec succès');
  });

  it('publish and unpublish without a message', async () => {
    const { store, toasts, records } = await open();
    records.toggleProduct('6');
    expect(store.get(productsAtom).items.every(({ published }) => published)).toBe(true);
    expect(toasts.success).not.toHaveBeenCalled();
  });

  it('change a product in its place', async () => {
    const { store, records } = await open();
    records.changeProduct('3', { ...pear, discountPrice: '' });
    expect(store.get(productsAtom).items[1]).toMatchObject({ id: '3', name: 'Poire Cardamome', price: 18.99 });
    expect(store.get(productsAtom).items[1]).not.toHaveProperty('discountPrice');
  });

  it('move the products of a renamed category', async () => {
    const { store, records } = await open();
    records.renameCategory('Gourmands', 'Gourmandises');
    expect(store.get(categoriesAtom)).toContain('Gourmandises');
    expect(store.get(categoriesAtom)).not.toContain('Gourmands');
    expect(store.get(productsAtom).items.filter(({ category }) => category === 'Gourmandises')).toHaveLength(2);
  });

  it('move the products of a category that is merged with another one', async () => {
    const { store, toasts, records } = await open();
    records.renameCategory('Gourmands', 'fruites');
    expect(store.get(categoriesAtom)).not.toContain('Gourmands');
    expect(store.get(productsAtom).items.filter(({ category }) => category === 'Fruités')).toHaveLength(3);
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Catégories réunies avec succès');
  });

  it('say which status an order has now, and can undo it', async () => {
    const { store, toasts, records } = await open();
    records.changeStatus('admin-order-5', 'delivered');
    expect(store.get(ordersAtom).items[0]?.status).toBe('delivered');
    const [title, undo] = toasts.undoable.mock.calls[0] ?? [];
    expect(title).toBe('CMD-2026-005\u00a0: Livrée');
    undo();
    expect(store.get(ordersAtom).items[0]?.status).toBe('pending');
  });

  it('take a new user, whose status is pending', async () => {
    const { store, toasts, records } = await open();
    records.addUser({ name: 'Zoé Garnier', email: 'zoe@mail.example', role: 'customer' });
    expect(store.get(usersAtom).items[0]).toMatchObject({ _id: 'new-1', status: 'pending', orders: 0 });
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Utilisateur ajouté avec succès');
  });
});
