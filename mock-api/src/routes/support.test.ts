import { livingRoutes } from '@nuee/domain/live';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
let owner: string;
let token: string;
beforeAll(async () => {
  owner = await api.owner();
  token = await api.newCustomer();
});

const question = { subject: 'Une question', message: 'Bonjour,\nquand arrive ma commande ?' };
const newTicket = () => api.succeed(livingRoutes.createTicket, { token, body: question });
const reply = (id: string, message: unknown, by = token) =>
  api.call('POST', `${by === owner ? '/api/admin' : '/api'}/tickets/${id}/replies`, { token: by, body: { message } });
const setStatus = (id: string, status: string) =>
  api.succeed(livingRoutes.changeTicketStatus, { token: owner, id, body: { status } });

test('each reply changes the status of the ticket, and the customer is notified', async () => {
  const { _id } = await newTicket();
  expect(await reply(_id, 'Demain.', owner)).toMatchObject({
    status: 201,
    body: { status: 'pending', user: { name: 'Inès Martin' } },
  });
  expect(await reply(_id, 'Merci !')).toMatchObject({ status: 201, body: { status: 'open' } });
  const { responses } = await api.succeed(livingRoutes.readTicket, { token, id: _id });
  expect(responses).toMatchObject([
    { message: 'Demain.', isAdmin: true },
    { message: 'Merci !', isAdmin: false },
  ]);
  const [first] = (await api.succeed(livingRoutes.listNotifications, { token })).items;
  expect(first).toMatchObject({ title: 'Réponse à votre ticket', read: false });
  const id = first?._id ?? '';
  expect(await api.succeed(livingRoutes.readNotification, { token, id })).toMatchObject({ read: true });
  const other = await api.newCustomer();
  expect((await api.call('PUT', `/api/notifications/${id}/read`, { token: other })).status).toBe(404);
});

test('only the shop can reopen a closed ticket', async () => {
  const { _id } = await newTicket();
  await setStatus(_id, 'closed');
  expect((await reply(_id, 'Encore')).status).toBe(409);
  expect(await reply(_id, 'Encore', owner)).toMatchObject({ body: { status: 'pending' } });
});

test('somebody else’s ticket doesn’t exist', async () => {
  const { _id } = await newTicket();
  const other = await api.newCustomer();
  for (const id of [_id, 'nobody', '__proto__']) {
    expect((await api.call('GET', `/api/tickets/${id}`, { token: other })).status).toBe(404);
    expect((await reply(id, 'Bonjour', other)).status).toBe(404);
  }
  expect(await api.succeed(livingRoutes.listTickets, { token: other })).toMatchObject({ total: 0 });
});

test.each([
  ['', 422],
  ['  ', 422],
  ['a\u0000', 422],
  [7, 422],
  ['é'.repeat(5_001), 422],
  ['é'.repeat(5_000), 201],
])('a reply %j is answered %i', async (message, status) => {
  const { _id } = await newTicket();
  expect((await reply(_id, message)).status).toBe(status);
});

test('the contact form becomes a ticket without an account', async () => {
  const body = { name: 'Paul Durand', email: 'paul@exemple.fr', ...question };
  expect((await api.call('POST', '/api/contact', { body })).status).toBe(202);
  const found = await api.call('GET', '/api/admin/tickets?q=durand&status=open', { token: owner });
  expect(found.body).toMatchObject({ total: 1, items: [{ user: { name: 'Paul Durand', email: 'paul@exemple.fr' } }] });
});
