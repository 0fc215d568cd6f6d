import { unreadCount } from '@nuee/domain';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { accountAreaAtom, createAccountArea } from './accountArea.ts';

const camille = { email: 'client@maison-nuee.example', name: 'Camille Roussel' };

function opened(customer = camille) {
  const store = createStore();
  const actions = createAccountArea({ store, now: () => new Date('2026-01-15T10:00:00+01:00') });
  actions.open(customer);
  const area = () => {
    const shown = store.get(accountAreaAtom);
    if (shown === undefined) throw new Error('The account is not open.');
    return shown;
  };
  return { actions, area };
}

it('shows the samples under the name of the customer', () => {
  const { area } = opened({ email: 'noe@exemple.example', name: 'Noé Petit' });
  expect(area().user).toMatchObject({ name: 'Noé Petit', email: 'noe@exemple.example', city: 'Nantes' });
  expect(area().orders.map(({ orderNumber }) => orderNumber)).toContain('CMD-2026-004');
});

it('keeps what was changed when the account is opened again, and starts anew for another customer', () => {
  const { actions, area } = opened();
  actions.saveUser({ city: 'Rezé' });
  actions.removeFavorite('6');
  actions.open(camille);
  expect(area().user.city).toBe('Rezé');
  expect(area().favorites.map(({ name }) => name)).toEqual(['Menthe Glaciale', 'Caramel Beurre Salé']);
  actions.open({ email: 'noe@exemple.example', name: 'Noé Petit' });
  expect(area().user.city).toBe('Nantes');
  expect(area().favorites).toHaveLength(3);
});

it('puts a new ticket first, and a reply at the end of its ticket', () => {
  const { actions, area } = opened();
  actions.openTicket('Colis en retard', 'Le suivi ne bouge plus.');
  const [ticket, ...others] = area().tickets;
  expect(ticket).toMatchObject({ _id: 'ticket-5', status: 'open', responses: [] });
  expect(others.map(({ _id }) => _id)).not.toContain('ticket-5');
  actions.reply('ticket-5', 'Il est arrivé.');
  expect(area().tickets[0]).toMatchObject({
    updatedAt: '2026-01-15T09:00:00.000Z',
    responses: [{ _id: 'ticket-5-1', message: 'Il est arrivé.', isAdmin: false }],
  });
});

it('leaves a closed ticket as it is', () => {
  const { actions, area } = opened();
  actions.reply('ticket-1', 'Et pourtant.');
  expect(area().tickets.at(-1)?.responses).toHaveLength(1);
});

it('counts one unread notification less once it was read', () => {
  const { actions, area } = opened();
  expect(unreadCount(area().notifications)).toBe(2);
  actions.markRead('notification-3');
  actions.markRead('notification-3');
  expect(unreadCount(area().notifications)).toBe(1);
});
