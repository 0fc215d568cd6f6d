import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };

test('a payment goes one way, each step with its number, its mail and its entry in the journal', async () => {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  await api.succeed(contract.addToCart, { token, body: caramel });
  // By card one mail says that it is received and paid.
  const { _id: id, orderNumber } = await api.order(token, 'bank-transfer');
  const path = contract.changeOrderPayment.path.replace('{id}', id);
  const set = (paymentStatus: string) => api.call('PUT', path, { token: owner, body: { paymentStatus } });
  expect((await set('refunded')).status).toBe(409);
  expect(await set('paid')).toMatchObject({ status: 200, body: { invoiceNumber: expect.stringMatching(/^F-/) } });
  expect((await set('paid')).status).toBe(200);
  expect((await set('failed')).status).toBe(409);
  expect(await set('refunded')).toMatchObject({
    status: 200,
    body: { refunds: [{ number: expect.stringMatching(/^A-/) }] },
  });

  const { items: mails } = await api.succeed(contract.listMails, { token: owner });
  const hers = mails.filter((mail) => mail.orderNumber === orderNumber).map(({ kind }) => kind);
  expect(hers.toSorted()).toEqual(['order-paid', 'order-received', 'order-refunded']);
  const { items: journal } = await api.succeed(contract.readJournal, { token: owner });
  expect(journal.filter(({ target }) => target === id).map(({ what, from, to }) => [what, from, to])).toEqual([
    ['order.payment', 'paid', 'refunded'],
    ['order.refund', undefined, '48.17'],
    ['order.payment', 'pending', 'paid'],
  ]);
});
