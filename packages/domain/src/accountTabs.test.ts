import { expect, it } from 'vitest';
import { accountPath, accountTabFromQuery, accountTabLabel, accountTabs } from './accountTabs.ts';

it('reads every tab back from its own address', () => {
  for (const tab of accountTabs) {
    const query = new URL(accountPath(tab), 'https://maison-nuee.example').searchParams.get('tab');
    expect(accountTabFromQuery(query)).toBe(tab);
  }
});

it.each([null, '', 'Orders', 'wishlist'])('opens the orders when the address says %s', (value) => {
  expect(accountTabFromQuery(value)).toBe('orders');
});

it('names each tab', () => {
  expect(accountTabs.map(accountTabLabel)).toEqual([
    'Mes commandes',
    'Mon profil',
    'Mon adresse',
    'Moyens de paiement',
    'Mes favoris',
    'Support',
    'Nouvelle demande',
    'Notifications',
    'Mes factures',
  ]);
});
