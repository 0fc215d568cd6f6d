import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@nuee/domain/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nuee-personal-'));
const log = path.join(folder, 'requests.jsonl');
const api = apiUnderTest({ log });

/** Everything that is written to the terminal meanwhile. */
const said: unknown[] = [];

beforeAll(() => {
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(...words));
  }
});

afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A customer whose data are all recognisable. */
const person = {
  email: 'zephyrine.quatremere@secret.example',
  password: 'Un-Secret-De-Zephyrine',
  firstName: 'Zéphyrine',
  lastName: 'Quatremère',
  name: 'Zéphyrine Quatremère',
  phone: '0699887766',
  street: '77 impasse Introuvable',
  city: 'Villecachée',
  postalCode: '98765',
  country: 'France',
};
const { street, city, postalCode, country, phone, firstName, lastName } = person;
const address = { firstName, lastName, street, city, postalCode, country, phone };
const message = 'Je m’appelle Zéphyrine Quatremère, et ceci est un Secret.';

/** A body in which every field of any call holds her data. */
const body = {
  ...person,
  ...address,
  addresses: [address],
  shippingAddress: address,
  billingAddress: address,
  paymentMethod: 'bank-transfer',
  current: person.password,
  next: `${person.password}-2`,
  subject: message,
  message,
  text: message,
  notes: message,
  reason: message,
  orderNumber: 'CMD-Quatremère',
  reference: 'Virement Quatremère',
  confirm: true,
  productId: '1',
  quantity: 1,
  size: 10,
  nicotineStrength: 0,
};

/** What must never be logged, in any encoding. */
const traces = /quatrem|z(é|e|%c3%a9)phyrin|secret|0699887766|introuvable|villecach|98765/i;

test('neither the log nor the terminal has anything that a customer sends, or any requested address', async () => {
  await api.call('POST', '/api/users/register', { body });
  const login = await api.call('POST', '/api/users/login', { body });
  const customer = (login.body as { token: string }).token;
  await api.call('POST', '/api/cart/add', { token: customer, body });
  const ordered = await api.call('POST', '/api/orders', { token: customer, body });
  expect([login.status, ordered.status]).toEqual([200, 201]);

  // The calls that end a session come last.
  const routes = Object.values<contract.Route>(contract).toSorted(
    (a, b) => Number(/logout|\/me$|password/.test(a.path)) - Number(/logout|\/me$|password/.test(b.path)),
  );
  const waits = new Set<string>([contract.readPublication.path, contract.watchEvents.path]);
  const owner = await api.owner();
  for (const { method, path: pattern } of routes) {
    if (waits.has(pattern)) continue;
    const target = `${pattern.replaceAll(/\{\w+\}/g, 'Quatrem%C3%A8re')}?q=Quatrem%C3%A8re&email=${person.email}`;
    for (const token of [undefined, customer, owner]) {
      const call = { ...(token === undefined ? {} : { token }), ...(method === 'GET' ? {} : { body }) };
      await api.call(method, target, call);
    }
  }
  await api.call('GET', `/nulle-part/Quatremere?email=${person.email}`);
  await api.restart();

  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(3 * (routes.length - waits.size));
  expect(lines.filter((line) => traces.test(line))).toEqual([]);
  expect(said.map(String).filter((words) => traces.test(words))).toEqual([]);
  const logged = new Set(lines.map((line) => JSON.parse(line).route));
  expect(routes.map((route) => route.path).filter((each) => !logged.has(each) && !waits.has(each))).toEqual([]);
}, 120_000);
