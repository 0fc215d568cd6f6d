import * as contract from '@nuee/domain/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiWithMails, tokenIn } from '../testing/apiWithMails.ts';

const { api, latest, list, mailsTo } = apiWithMails();
const start = new Date('2026-01-15T10:00:00+01:00');
const day = 24 * 60 * 60 * 1000;
beforeEach(() => {
  api.now = start;
});

const subscribe = (email: string) => api.call('POST', '/api/newsletter', { body: { email } });
const confirm = async (token: string) => (await api.call('POST', `/api/newsletter/${token}`)).status;

test('the newsletter is confirmed when its link is followed, and no confirmation is requested again', async () => {
  const email = 'lectrice@exemple.fr';
  expect(await subscribe(email)).toMatchObject({ status: 202, body: undefined });
  const [mail = {}] = await mailsTo(email);
  const token = tokenIn(mail, '/newsletter');
  expect([await confirm('unknown'), await confirm(token), await confirm(token)]).toEqual([404, 204, 204]);
  expect((await subscribe(email.toUpperCase())).status).toBe(202);
  await latest('newsletter-confirmation', email);
  expect((await list('?kind=newsletter-confirmation')).filter(({ to }) => to.toLowerCase() === email)).toHaveLength(1);
  expect((await subscribe('lectrice')).status).toBe(422);
});

test('the newsletter is ended by the token that began it, years after, and begins again only by a new mail', async () => {
  const email = 'partie@exemple.fr';
  const end = async (token: string) => (await api.call('DELETE', `/api/newsletter/${token}`)).status;
  await subscribe(email);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('https://shop.example/newsletter#fin-');
  const token = tokenIn(mail ?? {}, '/newsletter');
  expect(await confirm(token)).toBe(204);
  api.now = new Date(start.getTime() + 1_000 * day);
  expect([await end('unknown'), await end(token), await end(token)]).toEqual([204, 204, 204]);
  expect(await confirm(token)).toBe(404);
  await subscribe(email);
  expect(await mailsTo(email, 2)).toHaveLength(2);
});

test('the link of the newsletter expires after seven days', async () => {
  await subscribe('tard@exemple.fr');
  const [mail = {}] = await mailsTo('tard@exemple.fr');
  const token = tokenIn(mail, '/newsletter');
  api.now = new Date(start.getTime() + 7 * day);
  expect(await confirm(token)).toBe(404);
  api.now = new Date(start.getTime() + 7 * day - 1);
  expect(await confirm(token)).toBe(204);
});

test('an owner reads who subscribed, and removes an address with its links, without a mail', async () => {
  const [pending, confirmed] = ['encore@carnet.example', 'oui@carnet.example'];
  await subscribe(pending);
  await subscribe(confirmed);
  const [mail = {}] = await mailsTo(confirmed);
  const link = tokenIn(mail, '/newsletter');
  const [other = {}] = await mailsTo(pending);
  const open = tokenIn(other, '/newsletter');
  api.now = new Date(start.getTime() + day);
  await confirm(link);
  const token = await api.owner();
  const read = async (query: string) =>
    (await api.call('GET', contract.listSubscribers.path + query, { token })).body as contract.AnswerOf<
      typeof contract.listSubscribers
    >;
  expect(await read('?q=OUI@carnet')).toEqual({
    items: [
      {
        email: confirmed,
        status: 'confirmed',
        since: start.toISOString(),
        confirmedAt: new Date(start.getTime() + day).toISOString(),
      },
    ],
    next: null,
    total: 1,
  });
  expect((await read('?q=carnet&status=pending')).items).toMatchObject([{ email: pending }]);

  const remove = (email: string) => api.call('POST', contract.removeSubscriber.path, { token, body: { email } });
  for (const email of [pending, confirmed.toUpperCase()]) expect((await remove(email)).status).toBe(204);
  expect(await remove(pending)).toMatchObject({ status: 404, body: { message: expect.stringContaining('liste') } });
  expect((await read('?q=carnet')).items).toEqual([]);
  expect([await confirm(link), await confirm(open)]).toEqual([404, 404]);
  expect(await mailsTo(confirmed)).toHaveLength(1);
  const line = { what: 'newsletter.removed', name: 'Adresse désinscrite' };
  expect((await api.succeed(contract.readJournal, { token })).items.slice(0, 2)).toMatchObject([line, line]);
  const staff = await api.newStaff();
  expect((await api.call('GET', contract.listSubscribers.path, { token: staff })).status).toBe(200);
  expect((await api.call('GET', contract.exportSubscribers.path, { token: staff })).status).toBe(403);
});

test('without the newsletter nobody can subscribe', async () => {
  const switchTo = async (newsletter: boolean) => {
    const token = await api.owner();
    const { version } = await api.succeed(contract.readSettings, { token });
    await api.succeed(contract.changeSettings, { token, body: { switches: { newsletter }, version } });
  };
  const email = 'ines@exemple.fr';
  expect((await subscribe(email)).status).toBe(202);
  await switchTo(false);
  expect(await subscribe(email)).toMatchObject({ status: 409, body: { message: expect.stringContaining('lettre') } });
  await switchTo(true);
});
