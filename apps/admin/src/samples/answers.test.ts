import { answering } from '@nuee/api-client/answering';
import * as contract from '@nuee/domain/contract';
import { frozenNow } from '@nuee/domain/fixtures';
import { adminOrders, adminProducts, adminUsers } from '@nuee/domain/samples';
import { describe, expect, it, vi } from 'vitest';
import { type Samples, sampleAnswers } from './answers.ts';

const samples: Samples = {
  orders: async (now) => adminOrders(now),
  products: async (now) => adminProducts(now),
  users: async (now) => adminUsers(now),
};

const pear = {
  name: 'Poire Cardamome',
  category: 'Gourmands',
  price: 18.99,
  stock: 3,
  description: 'Poire mûre.',
};

function open(given: Partial<Samples> = {}) {
  const toasts = { success: vi.fn(), undoable: vi.fn(), error: vi.fn(), dismiss: vi.fn() };
  let ids = 0;
  const client = answering(
    sampleAnswers({
      samples: { ...samples, ...given },
      toasts,
      now: () => new Date(frozenNow),
      newId: () => {
        ids += 1;
        return `new-${ids}`;
      },
    }),
  );
  return { ...client, toasts };
}

const productNames = async ({ call }: Pick<ReturnType<typeof open>, 'call'>, query: Record<string, string> = {}) =>
  (await call(contract.listOwnerProducts, { query })).items.map(({ name }) => name);

describe('the samples', () => {
  it('are loaded once, and keep a change', async () => {
    const orders = vi.fn(samples.orders);
    const { call } = open({ orders });
    await call(contract.changeOrderStatus, { id: 'admin-order-5', body: { status: 'delivered' } });
    expect((await call(contract.listOwnerOrders)).items[0]?.status).toBe('delivered');
    expect((await call(contract.readDashboard)).ordersByStatus).toMatchObject({ pending: 0, delivered: 2 });
    expect(orders).toHaveBeenCalledOnce();
  });

  it('say so when the products could not be loaded, and log it for the orders', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const away = () => Promise.reject(new Error('away'));
    const { call, toasts } = open({ orders: away, products: away });
    expect((await call(contract.listOwnerOrders)).items).toEqual([]);
    expect((await call(contract.listOwnerProducts)).items).toEqual([]);
    expect((await call(contract.listUsers)).total).toBe(6);
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('Erreur lors du chargement des produits');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('are searched, filtered and sorted, a page at a time', async () => {
    const client = open();
    expect(await productNames(client, { q: 'menthe' })).toEqual(['Menthe Glaciale']);
    expect(await productNames(client, { category: 'Gourmands', sort: '-price' })).toEqual([
      'Vanille Bourbon',
      'Caramel Beurre Salé',
    ]);
    const first = await client.call(contract.listUsers, { query: { sort: '-depenses', limit: '4' } });
    expect(first).toMatchObject({ total: 6, next: '4' });
    const rest = await client.call(contract.listUsers, { query: { sort: '-depenses', limit: '4', after: '4' } });
    expect(rest).toMatchObject({ total: 6, next: null });
    expect([...first.items, ...rest.items].map(({ totalSpent }) => totalSpent)).toEqual(
      adminUsers(new Date(frozenNow))
        .map(({ totalSpent }) => totalSpent)
        .sort((a, b) => b - a),
    );
  });

  it('are the orders of one user', async () => {
    const { call } = open();
    const { items } = await call(contract.listOwnerOrders, { query: { user: 'user-1' } });
    expect(items.map(({ user }) => user._id)).toEqual(['user-1']);
  });

  it('are exported as they are shown', async () => {
    const { file } = open();
    const csv = await (await file(contract.exportProducts, { query: { q: 'menthe' } })).text();
    expect(csv).toContain('Menthe Glaciale');
    expect(csv).not.toContain('Vanille');
  });

  it('take a new product first, published', async () => {
    const { call } = open();
    await call(contract.createProduct, { body: pear });
    expect((await call(contract.listOwnerProducts)).items[0]).toMatchObject({
      id: 'new-1',
      slug: 'poire-cardamome',
      published: true,
    });
  });

  it('change a product in its place, and lose a deleted one', async () => {
    const client = open();
    await client.call(contract.changeProduct, { id: '3', body: { ...pear, discountPrice: null, version: 1 } });
    const [, changed] = (await client.call(contract.listOwnerProducts)).items;
    expect(changed).toMatchObject({ id: '3', name: 'Poire Cardamome', price: 18.99, published: true });
    expect(changed).not.toHaveProperty('discountPrice');
    await client.call(contract.changeProduct, { id: '3', body: { status: 'draft', version: 1 } });
    expect(await client.call(contract.readOwnerProduct, { id: '3' })).toMatchObject({ published: false, price: 18.99 });
    await client.send(contract.removeProduct, { id: '3' });
    expect(await productNames(client)).toHaveLength(4);
    await expect(client.call(contract.readOwnerProduct, { id: '3' })).rejects.toMatchObject({ status: 404 });
  });

  it('move the products of a renamed category, and unite two of one name', async () => {
    const { call } = open();
    const counts = async () =>
      new Map((await call(contract.listCategories)).items.map(({ name, total }) => [name, total]));
    const before = await counts();
    await call(contract.changeCategory, { id: 'Gourmands', body: { name: 'Gourmandises', version: 1 } });
    expect((await counts()).get('Gourmandises')).toBe(before.get('Gourmands'));
    await call(contract.changeCategory, { id: 'Gourmandises', body: { name: 'fruites', version: 1 } });
    expect((await counts()).get('Fruités')).toBe((before.get('Gourmands') ?? 0) + (before.get('Fruités') ?? 0));
    expect((await counts()).has('Gourmandises')).toBe(false);
  });

  it('take a new user, whose status is pending', async () => {
    const { call } = open();
    await call(contract.createUser, { body: { name: 'Zoé Garnier', email: 'zoe@mail.example', role: 'customer' } });
    expect((await call(contract.listUsers)).items[0]).toMatchObject({ _id: 'new-1', status: 'pending', orders: 0 });
  });
});
