import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { openReset } from '../commands/resets.ts';
import { userByEmail, userOf } from '../commands/users.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const [short, long] = ['onze-signes', 'douze-signes'];
const refused = {
  status: 422,
  body: {
    message:
      'Votre compte ouvre l’administration de la boutique\u00a0: choisissez un mot de passe d’au moins 12\u00a0caractères.',
  },
};

const change = (token: string, next: string) =>
  api.call('PUT', '/api/users/password', { token, body: { current: 'Un-Mot-De-Passe', next } });
const choose = (token: string, password: string) =>
  api.call('POST', contract.resetPassword.path.replace('{token}', token), { body: { password } });

test('an account of the back office changes its password to one of twelve characters at least, a customer to eight', async () => {
  const staff = await api.newStaff();
  expect(await change(staff, short)).toMatchObject(refused);
  expect(await change(staff, long)).toMatchObject({ status: 204 });
  expect(await change(await api.newCustomer(), short)).toMatchObject({ status: 204 });
});

test('so does who is invited to the back office, or has forgotten her password; the link stays good', async () => {
  const token = await api.owner();
  const body = { name: 'Julie Roux', email: 'julie@exemple.fr', role: 'staff' };
  await api.succeed(contract.createUser, { token, body });
  let link = '';
  await api.beside(async (storage) => {
    link = await storage.tx(async (t) =>
      openReset(t, await userOf(t, (await userByEmail(t, body.email))?.id ?? ''), api.now),
    );
  });
  expect(await choose(link, short)).toMatchObject(refused);
  expect(await choose(link, long)).toMatchObject({ status: 204 });
});
