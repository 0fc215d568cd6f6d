import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { remindOfTransfers } from './reminder.ts';

const api = apiUnderTest();

test('a transfer that hasn’t come is recalled by one mail, after the days that are set and never before', async () => {
  const [token, owner] = [await api.newCustomer(), await api.owner()];
  const order = async (method: 'card' | 'bank-transfer') => {
    const body = { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 };
    await api.succeed(contract.addToCart, { token, body });
    return api.order(token, method);
  };
  const [awaited, paid] = [await order('bank-transfer'), await order('bank-transfer')];
  await order('card');
  await api.succeed(contract.changeOrderPayment, { token: owner, id: paid._id, body: { paymentStatus: 'paid' } });
  const [before, on] = [new Date('2026-01-21T23:59:59+01:00'), new Date('2026-01-22T00:00:01+01:00')];
  const remind = (at: Date) => {
    let reminded: readonly number[] = [];
    return api
      .beside(async (storage) => {
        reminded = await Promise.all([remindOfTransfers(storage, at), remindOfTransfers(storage, at)]);
      })
      .then(() => reminded.toSorted());
  };
  expect(await remind(on)).toEqual([0, 0]);
  const as = await api.owner();
  const { version } = await api.succeed(contract.readSettings, { token: as });
  await api.succeed(contract.changeSettings, { token: as, body: { version, reminderDays: 7 } });
  expect(await remind(before)).toEqual([0, 0]);
  expect(await remind(on)).toEqual([0, 1]);
  expect(await remind(on)).toEqual([0, 0]);

  const reader = await api.owner();
  const { items } = await api.succeed(contract.listMails, { token: reader });
  const mails = items.filter(({ kind }) => kind === 'transfer-reminder');
  expect(mails.map(({ _id }) => _id)).toEqual([`rappel-${awaited._id}`]);
  const { text } = await api.succeed(contract.readMail, { token: reader, id: mails[0]?._id ?? '' });
  expect(text).toContain('Sans règlement d’ici au 29 janvier 2026, elle sera annulée.');
  const { timeline } = await api.succeed(contract.readOwnerOrder, { token: reader, id: awaited._id });
  expect(timeline.at(-1)).toMatchObject({ who: 'shop', what: 'reminder' });
});
