import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const { readCustomer, addCustomerNote, exportCustomer, eraseCustomer, readJournal } = contract;

const herId = async (owner: string, token: string): Promise<string> => {
  const { profile } = await api.succeed(contract.exportAccount, { token });
  expect((await api.succeed(contract.readUser, { token: owner, id: profile._id })).email).toBe(profile.email);
  return profile._id;
};

const note = (token: string, id: string, text: string) =>
  api.call('POST', addCustomerNote.path.replace('{id}', id), { token, body: { text } });

test('staff read what a customer wrote and note something with their name; she reads it when she asks for her data', async () => {
  const [owner, staff, customer] = [await api.owner(), await api.newStaff(), await api.newCustomer()];
  const id = await herId(owner, customer);
  const { _id: ticket } = await api.succeed(contract.createTicket, {
    token: customer,
    body: { subject: 'Bouchon', message: 'Il est fendu.' },
  });
  const { email } = await api.succeed(contract.readUser, { token: owner, id });
  await api.call('POST', contract.subscribe.path, { body: { email } });
  expect((await note(staff, id, 'Appelle le matin.')).status).toBe(204);
  const file = await api.succeed(readCustomer, { token: staff, id });
  expect(file).toMatchObject({ tickets: [{ _id: ticket, subject: 'Bouchon', status: 'open' }], withdrawals: [] });
  expect(file.newsletter).toEqual({ since: api.now.toISOString() });
  expect(file.notes).toEqual([
    { at: api.now.toISOString(), who: expect.stringMatching(/@exemple\.fr$/), text: 'Appelle le matin.' },
  ]);
  expect((await api.succeed(contract.exportAccount, { token: customer })).notes).toEqual([
    { at: api.now.toISOString(), text: 'Appelle le matin.' },
  ]);
  expect((await api.call('GET', exportCustomer.path.replace('{id}', id), { token: staff })).status).toBe(403);
  const { items } = await api.succeed(readJournal, { token: owner });
  expect(items[0]).toMatchObject({ what: 'user.note', target: id });
  expect(JSON.stringify(items)).not.toContain('Appelle le matin');
});

test('the owner exports and erases an account for its customer, each with a line in the journal that names nobody who is gone', async () => {
  const [owner, customer] = [await api.owner(), await api.newCustomer()];
  const id = await herId(owner, customer);
  const { email } = await api.succeed(contract.readUser, { token: owner, id });
  const { devices: _, ...hers } = await api.succeed(contract.exportAccount, { token: customer });
  const { devices, ...exported } = await api.succeed(exportCustomer, { token: owner, id });
  expect(exported).toEqual(hers);
  expect(devices.map(({ current }) => current)).toEqual([false]);

  const path = eraseCustomer.path.replace('{id}', id);
  expect((await api.call('DELETE', path, { token: await api.newStaff() })).status).toBe(403);
  expect((await api.call('DELETE', path, { token: owner })).status).toBe(204);
  expect((await api.call('GET', `/api/admin/users/${id}`, { token: owner })).status).toBe(404);
  expect((await api.call('DELETE', path, { token: owner })).status).toBe(404);
  const { items } = await api.succeed(readJournal, { token: owner });
  expect(items.filter(({ target }) => target === id).map(({ what, name }) => [what, name])).toEqual([
    ['user.erased', 'Compte supprimé'],
    ['user.exported', 'Compte supprimé'],
  ]);
  expect(JSON.stringify(items)).not.toContain(email);
});

test('an account is not erased while an order is under way, nor one of the back office', async () => {
  const [owner, customer] = [await api.owner(), await api.newCustomer()];
  const id = await herId(owner, customer);
  await api.succeed(contract.addToCart, {
    token: customer,
    body: { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 },
  });
  await api.order(customer);
  expect((await api.call('DELETE', eraseCustomer.path.replace('{id}', id), { token: owner })).status).toBe(409);
  expect((await note(owner, 'personne', 'Rien')).status).toBe(404);
  await api.newStaff();
  const { items } = await api.succeed(contract.listUsers, { token: owner });
  const staff = items.find(({ role }) => role === 'staff')?._id ?? '';
  expect((await api.call('DELETE', eraseCustomer.path.replace('{id}', staff), { token: owner })).status).toBe(409);
});
