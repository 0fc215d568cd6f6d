import { describe, expect, it } from 'vitest';
import { frozenNow } from '../fixtures/index.ts';
import { adminUsers } from '../samples/index.ts';
import { listRows } from './listRows.ts';
import {
  type AdminUser,
  adminUserError,
  adminUserIssues,
  createAdminUser,
  userList,
  userRoleLabel,
  userStats,
  userStatusLabel,
} from './users.ts';

const now = new Date(frozenNow);
const users = adminUsers(now);
const day = 86_400_000;

function userOf(known: Partial<AdminUser>): AdminUser {
  return {
    ...createAdminUser({ name: 'Ana', email: 'ana@mail.example', role: 'customer' }, { id: 'u', now }),
    ...known,
  };
}

function dated(ageInMs: number): string {
  return new Date(now.getTime() - ageInMs).toISOString();
}

describe('the cards above the users', () => {
  it('count the samples', () => {
    expect(userStats(users, now)).toEqual({ total: 6, newLast30Days: 2, activeLast7Days: 5, totalSpent: 245.51 });
  });

  it('are all 0 without users', () => {
    expect(userStats([], now)).toEqual({ total: 0, newLast30Days: 0, activeLast7Days: 0, totalSpent: 0 });
  });

  it.each([
    [0, 1],
    [30 * day, 1],
    [30 * day + 1, 0],
    [-1, 0],
  ])('call a user new whose account is %d ms old: %d', (age, count) => {
    expect(userStats([userOf({ createdAt: dated(age) })], now).newLast30Days).toBe(count);
  });

  it.each([
    [0, 1],
    [7 * day, 1],
    [7 * day + 1, 0],
    [-1, 0],
  ])('call a user active whose login is %d ms old: %d', (age, count) => {
    expect(userStats([userOf({ lastLogin: dated(age) })], now).activeLast7Days).toBe(count);
  });

  it('don’t call a user active who never logged in', () => {
    expect(userStats([userOf({})], now).activeLast7Days).toBe(0);
  });
});

describe('the search of the users', () => {
  it.each([
    ['', 6],
    ['CAMILLE', 1],
    ['lefevre', 1],
    ['mail.example', 4],
    ['personne', 0],
  ])('finds « %s » in name and e-mail (%d)', (query, count) => {
    expect(listRows(users, { ...userList, query, sort: null })).toHaveLength(count);
  });
});

it.each([
  ['active', 'Actif'],
  ['inactive', 'Inactif'],
  ['pending', 'En attente'],
  ['banned', 'Inconnu'],
  ['', 'Inconnu'],
  ['constructor', 'Inconnu'],
])('calls the status %s « %s »', (status, label) => {
  expect(userStatusLabel(status)).toBe(label);
});

it('marks one entry as the administrator', () => {
  expect(users.filter((user) => user.role === 'admin')).toHaveLength(1);
  expect(userRoleLabel('admin')).toBe('Administrateur');
  expect(userRoleLabel('customer')).toBe('Client');
});

describe('a new user', () => {
  it('waits for a first login', () => {
    expect(createAdminUser({ name: ' Ana ', email: ' ana@mail.example ', role: 'customer' }, { id: 'u', now })).toEqual(
      {
        _id: 'u',
        name: 'Ana',
        email: 'ana@mail.example',
        role: 'customer',
        createdAt: '2026-01-15T09:00:00.000Z',
        orders: 0,
        totalSpent: 0,
        status: 'pending',
      },
    );
  });

  it('needs a name and an e-mail', () => {
    expect(adminUserError({ name: 'Ana', email: 'ana@mail.example', role: 'customer' })).toBeUndefined();
    expect(adminUserError({ name: ' ', email: 'ana@mail.example', role: 'customer' })).toBeDefined();
    expect(adminUserError({ name: 'Ana', email: '', role: 'customer' })).toBeDefined();
  });

  it.each([
    ['', 'Indiquez une adresse e-mail.'],
    ['pas-un-email', 'Indiquez une adresse e-mail complète, comme prenom.nom@exemple.fr.'],
    ['ana@mail', 'Indiquez une adresse e-mail complète, comme prenom.nom@exemple.fr.'],
    [' Ines.Moreau@mail.example ', 'Cette adresse e-mail est déjà celle d’un utilisateur\u00a0: Inès Moreau.'],
    ['ana@mail.example', undefined],
  ])('with the e-mail « %s » is refused with « %s »', (email, sentence) => {
    expect(adminUserIssues({ name: 'Ana', email, role: 'customer' }, users).email).toBe(sentence);
  });
});
