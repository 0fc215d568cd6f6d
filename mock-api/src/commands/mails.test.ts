import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiWithMails } from '../testing/apiWithMails.ts';

const { api, latest, list, mailsTo, server } = apiWithMails();
const sendAgain = async (id: string) => api.call('POST', `/api/admin/mails/${id}/send`, { token: await api.owner() });
const subscribe = (email: string) => api.call('POST', '/api/newsletter', { body: { email } });

test('the outbox lists what was sent, and sends a mail again as the same one, even if the sender has changed', async () => {
  const email = 'encore@exemple.fr';
  await subscribe(email);
  const { _id, ...mail } = await latest('newsletter-confirmation', email);
  const at = api.now.toISOString();
  expect(mail).toEqual({
    kind: 'newsletter-confirmation',
    to: email,
    status: 'sent',
    attempts: 1,
    createdAt: at,
    sentAt: at,
  });
  const owner = await api.owner();
  const { version } = await api.succeed(contract.readSettings, { token: owner });
  const identity = { email: 'nouvelle@autre-maison.example' };
  expect((await api.call('PUT', '/api/admin/settings', { token: owner, body: { version, identity } })).status).toBe(
    200,
  );
  expect(await sendAgain(_id)).toMatchObject({ status: 202, body: { _id, status: 'waiting', attempts: 0 } });
  const [first, again] = await mailsTo(email, 2);
  expect(again?.from?.address).toBe(identity.email);
  expect(first?.from?.address).not.toBe(identity.email);
  expect(again?.messageId).toBe(first?.messageId);
  expect((await sendAgain('unknown')).status).toBe(404);
});

test('a mail that is just being sent is not sent a second time', async () => {
  const email = 'patience@exemple.fr';
  const release = server().hold();
  const before = server().received();
  await subscribe(email);
  await expect.poll(server().received).toBe(before + 1);
  const waiting = (await list('?status=waiting')).find(({ to }) => to === email);
  expect(await sendAgain(waiting?._id ?? '')).toMatchObject({
    status: 409,
    body: { message: 'Cet e-mail est en cours d’envoi\u00a0: attendez quelques instants.' },
  });
  release();
  expect(await latest('newsletter-confirmation', email)).toMatchObject({ attempts: 1 });
  expect(await mailsTo(email)).toHaveLength(1);
});
