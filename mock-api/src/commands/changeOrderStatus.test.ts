import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };

test('a change is told to the customer once, by mail unless the owner wants none, and to the journal', async () => {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  await api.succeed(contract.addToCart, { token, body: caramel });
  const { _id: id, orderNumber } = await api.order(token);
  const set = (body: object) => api.succeed(contract.changeOrderStatus, { token: owner, id, body });
  await set({ status: 'processing' });
  await set({ status: 'shipped', notify: false });
  await set({ status: 'delivered' });
  await set({ status: 'delivered' });

  const { items: mails } = await api.succeed(contract.listMails, { token: owner });
  const kinds = mails.filter((mail) => mail.orderNumber === orderNumber).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['order-delivered', 'order-received']);
  const { items: notifications } = await api.succeed(contract.listNotifications, { token });
  expect(notifications.map(({ message }) => message)).toEqual([
    `Votre commande ${orderNumber} est livrée.`,
    `Votre commande ${orderNumber} est expédiée.`,
    `Votre commande ${orderNumber} est en préparation.`,
  ]);
  const { items: journal } = await api.succeed(contract.readJournal, { token: owner });
  expect(journal.filter(({ target }) => target === id).map(({ from, to }) => [from, to])).toEqual([
    ['shipped', 'delivered'],
    ['processing', 'shipped'],
    ['pending', 'processing'],
  ]);
});
