import { unreadCount } from '@nuee/domain';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { type AccountPart, type AccountParts, accountAtom } from './accountArea.ts';
import { createSampleAccount } from './sampleAccount.ts';

const camille = { email: 'client@maison-nuee.example', name: 'Camille Roussel' };

function opened(customer = camille, store = createStore()) {
  const area = createSampleAccount({ store, now: () => new Date('2026-01-15T10:00:00+01:00'), customer });
  area.open();
  const shown = <Part extends AccountPart>(part: Part): AccountParts[Part] => {
    const loadable = store.get(accountAtom)?.[part];
    if (loadable?.status !== 'ready') throw new Error('The account is not open.');
    return loadable.value as AccountParts[Part];
  };
  return { area, shown, store };
}

it('shows the samples under the name of the customer', () => {
  const { shown } = opened({ email: 'noe@exemple.example', name: 'Noé Petit' });
  expect(shown('person')).toMatchObject({ name: 'Noé Petit', email: 'noe@exemple.example' });
  expect(shown('person').addresses).toMatchObject([{ city: 'Nantes' }]);
  expect(shown('orders').map(({ orderNumber }) => orderNumber)).toContain('CMD-2026-004');
});

it('keeps changes when the account is opened again, and starts afresh for another customer', async () => {
  const { area, shown, store } = opened();
  await area.saveAddresses([{ street: '3 rue Kervégan', postalCode: '44400', city: 'Rezé', country: 'France' }]);
  await area.removeFavorite('6');
  opened(camille, store);
  expect(shown('person').addresses[0]?.city).toBe('Rezé');
  expect(shown('favorites').map(({ name }) => name)).toEqual(['Menthe Glaciale', 'Caramel Beurre Salé']);
  opened({ email: 'noe@exemple.example', name: 'Noé Petit' }, store);
  expect(shown('person').addresses[0]?.city).toBe('Nantes');
  expect(shown('favorites')).toHaveLength(3);
});

it('puts a new ticket first, and a reply at the end of its ticket', async () => {
  const { area, shown } = opened();
  await area.openTicket({ subject: 'Colis en retard', message: 'Le suivi ne bouge plus.' });
  const [ticket, ...others] = shown('tickets');
  expect(ticket).toMatchObject({ _id: 'ticket-5', status: 'open', responses: [] });
  expect(others.map(({ _id }) => _id)).not.toContain('ticket-5');
  await area.reply('ticket-5', 'Il est arrivé.');
  expect(shown('tickets')[0]).toMatchObject({
    updatedAt: '2026-01-15T09:00:00.000Z',
    responses: [{ _id: 'ticket-5-1', message: 'Il est arrivé.', isAdmin: false }],
  });
});

it('leaves a closed ticket as it is', async () => {
  const { area, shown } = opened();
  await area.reply('ticket-1', 'Et pourtant.');
  expect(shown('tickets').at(-1)?.responses).toHaveLength(1);
});

it('counts one unread notification less once one was read', async () => {
  const { area, shown } = opened();
  expect(unreadCount(shown('notifications'))).toBe(2);
  await area.markRead('notification-3');
  await area.markRead('notification-3');
  expect(unreadCount(shown('notifications'))).toBe(1);
});
