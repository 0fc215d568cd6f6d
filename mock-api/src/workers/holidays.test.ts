import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { createHolidayWatch } from './holidays.ts';

const api = apiUnderTest();
const inService = { demo: false };

test('the pages are published again when the holidays begin and when they are over, and not in between', async () => {
  const owner = await api.newOwner();
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  const holidays = { from: '2026-08-01', to: '2026-08-15', sentence: 'Bel été.' };
  await api.succeed(contract.changeSettings, { token: owner, body: { holidays, version } });
  await api.enterService(inService);
  const away = async () => (await api.succeed(contract.readPublication)).catalogue.settings.away;
  expect(await away()).toBeUndefined();

  api.now = new Date('2026-08-01T00:00:30+02:00');
  await api.beside(async (storage) => {
    let now = new Date('2026-07-31T23:59:30+02:00');
    const look = createHolidayWatch(storage, () => now);
    const publishedAt = (time: string) => {
      now = new Date(time);
      return look();
    };
    expect(await look()).toBe(false);
    expect(await publishedAt('2026-08-01T00:00:30+02:00')).toBe(true);
    expect(await publishedAt('2026-08-15T23:59:30+02:00')).toBe(false);
    expect(await publishedAt('2026-08-16T00:00:30+02:00')).toBe(true);
    expect(await publishedAt('2026-08-16T00:01:30+02:00')).toBe(false);
    // Of a process that was down when they began, or ended.
    for (const time of ['2026-08-02T10:00:00+02:00', '2026-08-17T10:00:00+02:00']) {
      expect(await createHolidayWatch(storage, () => new Date(time))()).toBe(true);
    }
  }, inService);
  expect(await away()).toBe('Nous ne prenons pas de commandes jusqu’au 15 août 2026 inclus. Bel été.');
});
