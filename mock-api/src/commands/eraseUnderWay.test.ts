/** What arrives while an account is being erased neither stays nor keeps a name. */

import { once } from 'node:events';
import { request } from 'node:http';
import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import type { Reader, Storage } from '../db/storage.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { eraseAccount } from './erase.ts';

const api = apiUnderTest();
const password = 'Un-Mot-De-Passe';
const caramel = { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 };

test('an order that is placed during the erasure refuses it, and whatever else arrives then is erased too', async () => {
  const token = await api.newCustomer();
  const mine = 'cliente-1@exemple.fr';
  await api.succeed(contract.addToCart, { token, body: caramel });
  const { _id } = await api.order(token);
  const delivered = { token: await api.owner(), id: _id, body: { status: 'delivered' } };
  await api.succeed(contract.changeOrderStatus, delivered);
  await api.beside(async (storage) => {
    const { items } = await storage.list({ collection: 'users', q: mine, limit: 1 });
    const id = items[0]?.id ?? '';
    const order = await storage.read(async (t) => t.get('orders', _id));
    if (!order) throw new Error('There is no order.');
    const current = async (t: Reader) => t.get('users', id);
    const place = (status: 'pending' | 'delivered', name: string) =>
      storage.tx(async (t) =>
        t.put('orders', name, { ...order, order: { ...order.order, _id: name, orderNumber: name, status } }),
      );
    /** Does something the moment after her orders were read for the nth time. */
    const meddled = (nth: number, meddle: () => Promise<unknown>): Storage => {
      let reads = 0;
      return {
        ...storage,
        async list(query) {
          const page = await storage.list(query);
          if (query.collection === 'orders' && ++reads === nth) await meddle();
          return page;
        },
      };
    };
    const erase = (nth: number, meddle: () => Promise<unknown>) =>
      eraseAccount({ storage: meddled(nth, meddle), dataDir: api.dataDir }, api.now, current);

    await expect(erase(1, () => place('pending', 'o-late'))).rejects.toThrow('Une de vos commandes est en cours');
    expect(await storage.read(current)).toEqual(items[0]?.record);
    await place('delivered', 'o-late');
    expect(await erase(3, () => place('delivered', 'o-later'))).toBe(true);
    const { items: orders } = await storage.list({ collection: 'orders', where: { owner: id }, limit: 10 });
    expect(orders.map(({ record }) => record.customer?.name)).toEqual(Array(3).fill('Client supprimé'));
  });
});

test('a request that was under way when its account was erased leaves nothing', async () => {
  const token = await api.newCustomer();
  /** Sends the head of a request and returns what sends the rest, and answers with the status. */
  const begin = async (target: string, body: object) => {
    const text = JSON.stringify(body);
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      Expect: '100-continue',
    };
    const sent = request(api.url + target, { method: 'POST', headers });
    const status = new Promise<number | undefined>((answer) =>
      sent.once('response', (response) => answer(response.resume().statusCode)),
    );
    sent.flushHeaders();
    // The server has begun with it, and waits for its body.
    await once(sent, 'continue');
    return () => {
      sent.end(text);
      return status;
    };
  };
  const [ticket, line] = [
    await begin('/api/tickets', { subject: 'Colis', message: 'En retard.' }),
    await begin(contract.addToCart.path, caramel),
  ];
  expect((await api.call('DELETE', '/api/users/me', { token, body: { password } })).status).toBe(204);
  expect([await ticket(), await line()]).toEqual([401, 401]);
});
