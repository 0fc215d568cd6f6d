import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();

test.each([
  ['2026-11-10T22:30:00Z', '2026-10-12', '2026-11-10'],
  ['2027-04-10T22:30:00Z', '2027-03-13', '2027-04-11'],
  ['2028-11-10T23:30:00Z', '2028-10-13', '2028-11-11'],
])('the dashboard of %s has thirty days in a row, also over a change of the clocks', async (now, first, last) => {
  api.now = new Date(now);
  const { salesByDay = [] } = await api.succeed(contract.readDashboard, { token: await api.owner() });
  const days = salesByDay.map(({ day }) => day);
  expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([30, 30, first, last]);
  expect(days).toEqual(days.toSorted());
});
