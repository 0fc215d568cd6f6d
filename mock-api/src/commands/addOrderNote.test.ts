import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };

test('a note stands on the timeline and in the journal, and the customer reads nothing of it', async () => {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  await api.succeed(contract.addToCart, { token, body: caramel });
  const { _id: id, orderNumber } = await api.order(token);
  const text = 'Rappeler avant l’envoi.';
  const { timeline } = await api.succeed(contract.addOrderNote, { token: owner, id, body: { text } });
  expect(timeline.at(-1)).toMatchObject({ what: 'note', text });
  const { items } = await api.succeed(contract.readJournal, { token: owner });
  expect(items[0]).toMatchObject({ what: 'order.note', target: id, name: orderNumber });
  expect(JSON.stringify(await api.succeed(contract.readOrder, { token, id }))).not.toContain(text);
});
