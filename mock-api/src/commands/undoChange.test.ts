import * as contract from '@nuee/domain/contract';
import type { OrderStatusBody } from '@nuee/domain/live';
import type { InferInput } from 'valibot';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
const link = 'https://transporteur.example/AB12';

async function ordered() {
  const token = await api.newCustomer();
  await api.succeed(contract.addToCart, { token, body: caramel });
  const { _id: id, orderNumber } = await api.order(token);
  const owner = await api.owner();
  return {
    token,
    orderNumber,
    set: async (body: InferInput<typeof OrderStatusBody>) =>
      api.succeed(contract.changeOrderStatus, { token: owner, id, body }),
    undo: (change = '') => api.call('POST', contract.undoChange.path.replace('{id}', change), { token: owner }),
    read: async () => api.succeed(contract.readOwnerOrder, { token: owner, id }),
    mails: async () => {
      const { items } = await api.succeed(contract.listMails, { token: owner });
      return items.filter((mail) => mail.orderNumber === orderNumber).map(({ kind }) => kind);
    },
    notifications: async () => (await api.succeed(contract.listNotifications, { token })).items.length,
    stock: async () => (await api.succeed(contract.readOwnerProduct, { token: owner, id: '3' })).stock,
  };
}

const later = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1_000);
};

test('puts back status, link and date, and withdraws mail and notification', async () => {
  const order = await ordered();
  await order.set({ status: 'shipped', parcels: [{ url: link }] });
  later(60);
  const before = await order.set({ status: 'delivered' });
  const [mails, notifications] = [await order.mails(), await order.notifications()];
  later(60);
  const { change } = await order.set({ status: 'shipped', parcels: [{ carrier: 'dpd', number: '01234567890123' }] });
  expect(await order.notifications()).toBe(notifications + 1);
  later(9);
  expect(await order.undo(change)).toMatchObject({ status: 200 });
  const { timeline, ...after } = await order.read();
  const sinceThen = { timeline: [], version: 0, change: undefined };
  expect({ ...before, ...sinceThen }).toEqual({ ...after, ...sinceThen });
  expect(timeline.at(-1)).toMatchObject({ what: 'status', from: 'shipped', to: 'delivered' });
  expect([await order.mails(), await order.notifications()]).toEqual([mails, notifications]);
});

test('puts back the stock of a cancelled order, and of one that was reopened', async () => {
  const order = await ordered();
  const taken = await order.stock();
  const cancelled = await order.set({ status: 'cancelled' });
  expect(await order.stock()).toBe(taken + caramel.quantity);
  await order.undo(cancelled.change);
  expect([await order.stock(), (await order.read()).status]).toEqual([taken, 'pending']);
  await order.set({ status: 'cancelled' });
  const reopened = await order.set({ status: 'processing' });
  await order.undo(reopened.change);
  expect([await order.stock(), (await order.read()).status]).toEqual([taken + caramel.quantity, 'cancelled']);
});

test('is refused after ten seconds, a second time, after another change, and for no change', async () => {
  const order = await ordered();
  const first = await order.set({ status: 'processing' });
  const second = await order.set({ status: 'shipped' });
  expect((await order.undo(first.change)).status).toBe(409);
  expect((await order.undo(second.change)).status).toBe(200);
  expect((await order.undo(second.change)).status).toBe(404);
  const third = await order.set({ status: 'shipped' });
  later(10);
  expect((await order.undo(third.change)).status).toBe(409);
  expect((await order.set({ status: 'shipped' })).change).toBeUndefined();
  expect((await order.read()).status).toBe('shipped');
});

test('a mail waits ten seconds for its change to be undone, and is not taken back once it left', async () => {
  const order = await ordered();
  const { change } = await order.set({ status: 'shipped' });
  const owner = await api.owner();
  const mailOf = async () => {
    const { items } = await api.succeed(contract.listMails, { token: owner });
    return items.find(({ orderNumber, kind }) => orderNumber === order.orderNumber && kind === 'order-shipped');
  };
  const mail = await mailOf();
  expect(mail?.status).toBe('waiting');
  await api.succeed(contract.sendMail, { token: owner, id: mail?._id ?? '' });
  await expect.poll(async () => (await mailOf())?.status).toBe('sent');
  expect((await order.undo(change)).status).toBe(409);
});
