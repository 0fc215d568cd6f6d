import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();

test('only what was sent changes, the journal names each group that did, and an outdated version is refused', async () => {
  const token = await api.owner();
  const before = await api.succeed(contract.readSettings, { token });
  const { version, shipping } = before;
  const body = { version, shipping: { fee: 9.5 }, mostPieces: before.mostPieces };
  expect(await api.succeed(contract.changeSettings, { token, body })).toEqual({
    ...before,
    shipping: { ...shipping, fee: 9.5 },
    version: version + 1,
  });
  const { items } = await api.succeed(contract.readJournal, { token });
  expect(items.filter(({ target }) => target === 'shop').map(({ what, name }) => [what, name])).toEqual([
    ['settings.shipping', 'shipping'],
  ]);
  expect((await api.call('PUT', contract.changeSettings.path, { token, body })).status).toBe(409);
});
