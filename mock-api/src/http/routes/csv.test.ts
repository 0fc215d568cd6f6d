import { simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
let owner: string;
let token: string;

beforeEach(async () => {
  api.now = new Date('2026-01-15T10:00:00+01:00');
  owner = await api.owner();
  token = await api.newCustomer();
});

const newOrder = async () => {
  await api.succeed(contract.addToCart, { token, body: caramel });
  return api.order(token);
};
const pay = (id: string) =>
  api.succeed(contract.payOrder, { token, id, body: simulatedPayment(id, 'a@exemple.fr', api.now) });
const refund = (id: string) =>
  api.succeed(contract.changeOrderPayment, { token: owner, id, body: { paymentStatus: 'refunded' } });
const travelTo = async (moment: string) => {
  api.now = new Date(moment);
  owner = await api.owner();
};

/** The bytes as they come: `text()` would take the mark away. */
async function file(path: string) {
  const answer = await fetch(api.url + path, { headers: { Authorization: `Bearer ${owner}` } });
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  return { status: answer.status, headers: answer.headers, text, lines: text.slice(1).split('\r\n') };
}

test('the orders of a filter and a search are a file that a French spreadsheet reads', async () => {
  const orders = [await newOrder(), await newOrder()];
  await pay(orders[0]?._id ?? '');
  const { body } = await api.call('GET', '/api/admin/orders?limit=1', { token: owner });
  expect(body).toMatchObject({ items: [{ orderNumber: orders[1]?.orderNumber }] });
  const email = (await api.succeed(contract.readOwnerOrder, { token: owner, id: orders[0]?._id ?? '' })).user.email;
  const { status, headers, text, lines } = await file(
    `/api/admin/orders.csv?payment=paid&q=${email}&from=2026-01-15&to=2026-01-15&limit=1&after=nothing`,
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="commandes-payee-2026-01-15-2026-01-15-${email.replaceAll(/\W/g, '-')}-2026-01-15.csv"`,
  );
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(lines).toEqual([
    'Commande;Client;E-mail;Date;Montant;Statut;Paiement',
    `${orders[0]?.orderNumber};Inès Martin;${email};15/01/2026 10:00;48,17;En attente;Payée`,
    '',
  ]);
});

test('accounts, products and the newsletter’s addresses are files too; what looks like a formula is text', async () => {
  const email = 'formule@exemple.fr';
  const body = { firstName: '=1+1', lastName: '"; Café', email, password: 'Un-Mot-De-Passe' };
  await api.succeed(contract.register, { body });
  const users = await file(`/api/admin/users.csv?q=${email}&status=active`);
  expect(users.headers.get('content-disposition')).toContain('"utilisateurs-actif-formule-exemple-fr-2026-01-15.csv"');
  expect(users.lines).toEqual([
    'Utilisateur;E-mail;Rôle;Inscription;Commandes;Dépenses;Dernière connexion;Statut',
    `"'=1+1 ""; Café";${email};Client;15/01/2026;0;0,00;;Actif`,
    '',
  ]);
  await api.call('POST', contract.subscribe.path, { body: { email } });
  const subscribers = await file(`/api/admin/newsletter.csv?q=${email}&status=pending`);
  expect(subscribers.headers.get('content-disposition')).toContain(
    '"newsletter-a-confirmer-formule-exemple-fr-2026-01-15.csv"',
  );
  expect(subscribers.lines).toEqual([
    'E-mail;État;Inscription;Confirmation',
    `${email};À confirmer;15/01/2026 10:00;`,
    '',
  ]);
  const products = await file('/api/admin/products.csv?status=published&q=caramel');
  expect(products.headers.get('content-disposition')).toContain('"produits-publie-caramel-2026-01-15.csv"');
  expect(products.lines[1]).toMatch(/^Caramel Beurre Salé;caramel-beurre-sale;Gourmands;19,99;17,99;\d+;.*;Publié$/);
});

test('a list longer than a page of the storage is complete, in the requested order', async () => {
  const body = { name: 'Essai', category: 'Fruités', price: 12 };
  for (let i = 0; i < 120; i += 1) {
    await api.succeed(contract.createProduct, { token: owner, body: { ...body, slug: `essai-${i}`, stock: i } });
  }
  const { lines } = await file('/api/admin/products.csv?status=draft&q=essai&sort=stock');
  expect(lines.slice(1, -1).map((line) => line.split(';')[5])).toEqual(Array.from({ length: 120 }, (_, i) => `${i}`));
});

test('sales are on the day of their payment in Paris, refunds on the day of the refund', async () => {
  const [a, b, unpaid] = [await newOrder(), await newOrder(), await newOrder()];
  const { user } = await api.succeed(contract.readOwnerOrder, { token: owner, id: unpaid._id });
  await travelTo('2026-02-02T23:30:00Z');
  // Her session of January has ended by then.
  token = (await api.succeed(contract.login, { body: { email: user.email, password: 'Un-Mot-De-Passe' } })).token;
  await pay(a._id);
  await pay(b._id);
  await travelTo('2026-02-10T12:00:00Z');
  await refund(b._id);
  const { lines, headers } = await file('/api/admin/vat.csv');
  expect(headers.get('content-disposition')).toContain('"tva-2026-02-01-2026-02-10-2026-02-10.csv"');
  expect(lines).toEqual([
    'Jour;Opération;Taux de TVA (%);Commandes;Total HT;TVA;Total TTC',
    '03/02/2026;Ventes;0;2;9,98;0,00;9,98',
    '03/02/2026;Ventes;20;2;71,96;14,40;86,36',
    '10/02/2026;Remboursements;0;1;-4,99;0,00;-4,99',
    '10/02/2026;Remboursements;20;1;-35,98;-7,20;-43,18',
    '',
  ]);
  expect((await file('/api/admin/vat.csv?from=2026-02-04&to=2026-02-09')).lines).toHaveLength(2);
});
