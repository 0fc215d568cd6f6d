import { lowStockBelow } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { openShopSettings } from '@nuee/domain/fixtures';
import { type Mail, type NoticeTime, ownerEvents } from '@nuee/domain/live';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest, customersPassword } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { addToCart, cancelOrder, changeSettings, contact, createTicket, readMail, readSettings, replyToTicket } =
  contract;

let owner = '';
let customer = '';
const line = { productId: '8', quantity: 1, size: 10, nicotineStrength: 3 };

const mailsOf = async (kind: string): Promise<Mail[]> => {
  const listing = { ...contract.listMails, path: `${contract.listMails.path}?kind=${kind}&limit=100` };
  return (await api.succeed(listing, { token: owner })).items.toReversed();
};
const textOf = async ({ _id }: Mail) => api.succeed(readMail, { token: owner, id: _id });

async function set(body: object): Promise<void> {
  const { version } = await api.succeed(readSettings, { token: owner });
  await api.succeed(changeSettings, { token: owner, body: { ...body, version } });
}
const every = async (time: NoticeTime) =>
  set({ notifications: Object.fromEntries(ownerEvents.map((event) => [event, time])) });

/** What the owners are told at once while something happens, each with whom it goes to. */
async function toldOf(happens: () => Promise<unknown>): Promise<string[]> {
  const before = new Set((await mailsOf('owner-notice')).map(({ _id }) => _id));
  await happens();
  const mails = (await mailsOf('owner-notice')).filter(({ _id }) => !before.has(_id));
  return Promise.all(mails.map(async (mail) => `${mail.to}: ${(await textOf(mail)).subject}`));
}

/** Of a new customer, since one may have only some unpaid orders. */
const order = async () => {
  customer = await api.newCustomer();
  await api.succeed(addToCart, { token: customer, body: line });
  return api.order(customer, 'bank-transfer');
};
const setStock = (stock: number) =>
  api.succeed(contract.changeStock, { token: owner, id: line.productId, body: { stock } });

beforeAll(async () => {
  owner = await api.newOwner();
  await api.newStaff();
});

test('the demonstration tells nobody', async () => {
  expect(await toldOf(order)).toEqual([]);
});

test('in service each owner, and nobody else, is told at once what the switches say', async () => {
  await api.enterService({ smtpUrl: 'smtp://127.0.0.1:9' });
  const { identity, mediator, bankTransfer } = openShopSettings;
  const me = 'cliente-1@exemple.fr';
  expect(await toldOf(() => set({ identity, mediator, bankTransfer, password: customersPassword }))).toEqual([
    `${me}: L’IBAN de la boutique a changé`,
  ]);
  let made = { _id: '', orderNumber: '' };
  expect(
    await toldOf(async () => {
      made = await order();
    }),
  ).toEqual([`${me}: Nouvelle commande ${made.orderNumber}`]);
  const receipt = { confirm: true, reason: 'Trop sucré' };
  expect(
    await toldOf(() => api.succeed(contract.withdrawFromOrder, { token: customer, id: made._id, body: receipt })),
  ).toEqual([`${me}: Rétractation pour la commande ${made.orderNumber}`]);
  expect(await toldOf(() => api.succeed(cancelOrder, { token: customer, id: made._id }))).toEqual([
    `${me}: Commande ${made.orderNumber} annulée par son client`,
  ]);
  expect(await toldOf(() => api.succeed(cancelOrder, { token: customer, id: made._id }))).toEqual([]);
  const message = { subject: 'Mon colis', message: 'Où est-il ?' };
  expect(
    await toldOf(async () => {
      const { _id } = await api.succeed(createTicket, { token: customer, body: message });
      await api.succeed(replyToTicket, { token: customer, id: _id, body: { message: 'Encore moi.' } });
      const typed = { ...message, name: 'Noé Petit', email: 'noe@exemple.fr' };
      expect((await api.call('POST', contact.path, { body: typed })).status).toBe(202);
    }),
  ).toEqual([`${me}: Message de Inès Martin`, `${me}: Message de Inès Martin`, `${me}: Message de Noé Petit`]);
});

test('a stock is told when an order makes it low, and when it is gone', async () => {
  await every('off');
  await set({ notifications: { stock: 'now' } });
  await setStock(lowStockBelow);
  const subjects = await toldOf(order);
  expect(subjects).toEqual([expect.stringMatching(/Il reste peu de /)]);
  expect(await toldOf(order)).toEqual([]);
  await setStock(1);
  expect(await toldOf(order)).toEqual([expect.stringMatching(/est en rupture de stock$/)]);
  await setStock(100);
});

test('what doesn’t hurry waits for eight in the morning in one mail, and a day without news has none', async () => {
  await every('daily');
  const before = (await mailsOf('owner-digest')).length;
  api.now = new Date('2026-01-16T07:59:00+01:00');
  const first = await order();
  const second = await order();
  api.now = new Date('2026-01-16T08:00:00+01:00');
  const third = await order();
  const digests = (await mailsOf('owner-digest')).slice(before);
  expect(digests.map(({ nextTry }) => nextTry)).toEqual(['2026-01-16T07:00:00.000Z', '2026-01-17T07:00:00.000Z']);
  const [today, tomorrow] = await Promise.all(digests.map(textOf));
  expect(today?.subject).toBe('2 nouvelles de la boutique');
  for (const { orderNumber } of [first, second]) expect(today?.text).toContain(`Nouvelle commande ${orderNumber}`);
  expect(tomorrow?.subject).toBe('Une nouvelle de la boutique');
  expect(tomorrow?.text).toContain(third.orderNumber);
});

test('nothing is told that is switched off', async () => {
  await every('off');
  const before = (await mailsOf('owner-digest')).length;
  expect(await toldOf(order)).toEqual([]);
  expect(await mailsOf('owner-digest')).toHaveLength(before);
});
