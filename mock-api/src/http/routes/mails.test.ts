import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiWithMails, tokenIn } from '../../testing/apiWithMails.ts';

const { api, latest, mailsTo } = apiWithMails();

test('the back office reads what a mail says, and gets no link that opens an account', async () => {
  const owner = await api.owner();
  await api.newCustomer();
  const email = 'cliente-1@exemple.fr';
  await api.call('POST', '/api/users/password-reset', { body: { email } });
  const [received = {}] = await mailsTo(email);
  const { _id } = await latest('password-reset', email);
  const token = tokenIn(received, '/nouveau-mot-de-passe');
  const read = (id: string) => api.succeed(contract.readMail, { id, token: owner });
  const body = await read(_id);
  expect(body.html).toContain('<html');
  expect(body.text).toContain('/nouveau-mot-de-passe#lien-personnel');
  expect(JSON.stringify(body)).not.toContain(token);
  // Reading it takes nothing from the link that was sent.
  const password = 'Une-Brume-Du-Matin';
  expect((await api.call('POST', `/api/users/password-reset/${token}`, { body: { password } })).status).toBe(204);
  expect((await api.call('GET', '/api/admin/mails/unknown', { token: owner })).status).toBe(404);
});
