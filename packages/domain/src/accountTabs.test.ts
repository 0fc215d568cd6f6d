import { expect, it } from 'vitest';
import { accountPath, accountTabFromQuery, accountTabs } from './accountTabs.ts';

it('reads every tab back from its own address', () => {
  for (const tab of accountTabs) {
    const query = new URL(accountPath(tab), 'https://maison-nuee.example').searchParams.get('tab');
    expect(accountTabFromQuery(query)).toBe(tab);
  }
});

it.each([null, '', 'Orders', 'wishlist'])('opens the orders when the address says %s', (value) => {
  expect(accountTabFromQuery(value)).toBe('orders');
});
