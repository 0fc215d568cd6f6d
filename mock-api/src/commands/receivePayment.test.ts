import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest, customersPassword } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 };

async function ordered(paymentMethod: 'card' | 'bank-transfer' = 'bank-transfer') {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  await api.succeed(contract.addToCart, { token, body: caramel });
  const { _id: id, orderNumber } = await api.order(token, paymentMethod);
  return {
    token,
    id,
    orderNumber,
    receive: async (reference?: string) => {
      const body = { payments: [{ id, ...(reference !== undefined && { reference }) }] };
      return (await api.succeed(contract.receivePayments, { token: owner, body }))[0];
    },
    undo: (change = '', by = owner) =>
      api.call('POST', contract.undoChange.path.replace('{id}', change), { token: by }),
    read: () => api.succeed(contract.readOwnerOrder, { token: owner, id }),
    mails: async () => {
      const { items } = await api.succeed(contract.listMails, { token: owner });
      return items.filter((mail) => mail.orderNumber === orderNumber).map(({ kind }) => kind);
    },
    /** Sends the mail that waits for ten seconds. */
    later: async () => {
      api.now = new Date(api.now.getTime() + 10_000);
      await ordered();
      await expect
        .poll(async () => (await api.succeed(contract.readOwnerOrder, { token: owner, id })).invoiceNumber)
        .toMatch(/^F-/);
    },
  };
}

test('the invoice is issued when the mail leaves, and from then on the payment stays', async () => {
  const order = await ordered();
  const answer = await order.receive('VIR 118');
  const { timeline, ...paid } = await order.read();
  expect(paid).toMatchObject({ paymentStatus: 'paid', isPaid: true, paymentReference: 'VIR 118' });
  expect(paid).not.toHaveProperty('invoiceNumber');
  expect(timeline.at(-1)).toMatchObject({ what: 'payment', from: 'pending', to: 'paid', text: 'VIR 118' });
  expect(await order.receive('VIR 118')).toMatchObject({ ok: false, message: 'Cette commande est déjà payée.' });
  await order.later();
  expect((await order.read()).timeline.at(-1)).toMatchObject({ what: 'invoice', who: 'shop' });
  expect((await order.undo(answer?.change)).status).toBe(409);
});

test('for ten seconds it can be taken back, with its mail, and takes no number', async () => {
  const order = await ordered();
  const before = await order.read();
  const { change } = (await order.receive('VIR 119')) ?? {};
  expect(await order.mails()).toContain('order-paid');
  expect((await order.undo(change, await api.newStaff())).status).toBe(403);
  expect((await order.undo(change)).status).toBe(200);
  const { timeline, ...after } = await order.read();
  const { version, timeline: earlier } = before;
  expect({ ...after, timeline: earlier, version }).toEqual(before);
  expect(timeline.slice(before.timeline.length).map(({ from, to }) => [from, to])).toEqual([
    ['pending', 'paid'],
    ['paid', 'pending'],
  ]);
  expect(await order.mails()).toEqual(['order-received']);
  expect((await order.undo(change)).status).toBe(404);
});

test('an invoice that was read meanwhile stays, and the payment with it', async () => {
  const order = await ordered();
  const { change } = (await order.receive()) ?? {};
  const path = contract.readOwnerInvoice.path.replace('{id}', order.id);
  expect((await api.call('GET', path, { token: await api.owner() })).status).toBe(200);
  expect((await order.undo(change)).status).toBe(409);
});

test('money for a cancelled order is in the books at once, and no mail promises a parcel', async () => {
  const order = await ordered();
  await api.succeed(contract.changeOrderStatus, {
    token: await api.owner(),
    id: order.id,
    body: { status: 'cancelled', notify: false },
  });
  const answer = await order.receive();
  expect(answer).toEqual({ id: order.id, ok: true });
  expect((await order.read()).invoiceNumber).toMatch(/^F-/);
  expect(await order.mails()).toEqual(['order-received']);
});

test('a customer who is erased within those seconds leaves an invoice', async () => {
  const order = await ordered();
  await api.succeed(contract.changeOrderStatus, {
    token: await api.owner(),
    id: order.id,
    body: { status: 'delivered' },
  });
  await order.receive();
  const { method, path } = contract.eraseAccount;
  const body = { password: customersPassword };
  expect((await api.call(method, path, { token: order.token, body })).status).toBe(204);
  expect(await order.read()).toMatchObject({
    invoiceNumber: expect.stringMatching(/^F-/),
    user: { name: 'Client supprimé' },
  });
});
