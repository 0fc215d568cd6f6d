import { notYetOpen } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { addresses, openShopSettings } from '@nuee/domain/fixtures';
import { type ShopSettings, standardSettings } from '@nuee/domain/live';
import { expect, test } from 'vitest';
import { apiUnderTest, customersPassword as password } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { readOpening, changeSettings, readSettings, readPublication } = contract;
/** In service; nobody takes its mails, which wait. */
const inService = { demo: false, smtpUrl: 'smtp://127.0.0.1:9' };

const publication = async () => {
  const { publication: number, catalogue } = await api.succeed(readPublication);
  return { number, closed: catalogue.settings.closed };
};

async function set(token: string, { identity, mediator, bankTransfer }: ShopSettings): Promise<void> {
  const { version } = await api.succeed(readSettings, { token });
  await api.succeed(changeSettings, { token, body: { identity, mediator, bankTransfer, version, password } });
}

test('the demonstration is always open, whatever is missing', async () => {
  const opening = await api.succeed(readOpening, { token: await api.owner() });
  expect(opening.open).toBe(true);
  expect(opening.missing.map(({ what }) => what)).toContain('mail');
  expect((await publication()).closed).toBeUndefined();
});

test('a shop in service takes no order and tells its visitors that it opens soon, until nothing is missing', async () => {
  const [owner, customer] = [await api.newOwner(), await api.newCustomer()];
  await set(owner, standardSettings);
  await api.enterService(inService);
  const line = { productId: '8', quantity: 1, size: 10, nicotineStrength: 3 };
  await api.succeed(contract.addToCart, { token: customer, body: line });
  const { camille: address } = addresses;
  const body = { shippingAddress: address, billingAddress: address, paymentMethod: 'bank-transfer' };
  const order = () => api.call('POST', '/api/orders', { token: customer, body });

  expect(await order()).toMatchObject({ status: 409, body: { message: notYetOpen } });
  const before = await publication();
  expect(before.closed).toBe(true);
  const { open, missing } = await api.succeed(readOpening, { token: owner });
  expect(open).toBe(false);
  expect(missing.map(({ what }) => what)).toEqual(['identity', 'legalNotice', 'host', 'mediator', 'payment']);

  await set(owner, openShopSettings);
  expect(await api.succeed(readOpening, { token: owner })).toEqual({ open: true, missing: [], cards: 'none' });
  const after = await publication();
  expect(after).toEqual({ number: before.number + 1, closed: undefined });
  expect((await order()).status).toBe(201);

  // Started without a mail server it closes, and its pages are asked for again.
  await api.restart({ demo: false });
  expect(await api.succeed(readOpening, { token: owner })).toEqual({
    open: false,
    missing: [{ what: 'mail', fields: [] }],
    cards: 'none',
  });
  expect(await publication()).toEqual({ number: after.number + 1, closed: true });
});
