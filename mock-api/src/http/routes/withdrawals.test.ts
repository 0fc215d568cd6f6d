import * as contract from '@nuee/domain/contract';
import { MailsSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { noLimits } from '../../auth/rateLimits.ts';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest({ shopUrl: 'https://shop.example' });

/** Sends the form as a browser does without a script. */
async function send(fields: Record<string, string>, headers = {}) {
  const response = await fetch(`${api.url}/api/withdrawals/form`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const declared = { orderNumber: 'CMD-2026-999', name: 'Inès <i>Martin</i>', email: 'ines@exemple.fr', reason: '' };

test('the form is answered with a dated receipt as a page, which doesn’t execute typed text', async () => {
  const { status, headers, text } = await send(declared);
  expect(status).toBe(202);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  expect(text).toContain('Votre rétractation est reçue');
  expect(text).toContain('CMD-2026-999');
  expect(text).toContain('Inès &lt;i&gt;Martin');
  expect(text).toContain('15 janvier 2026');
});

test('sent twice, it is recorded once', async () => {
  const receipt = (text: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0];
  const twice = { ...declared, orderNumber: 'CMD-2026-998' };
  const first = await send(twice);
  api.now = new Date(api.now.getTime() + 60_000);
  const second = await send(twice);
  expect(receipt(first.text)).toBeDefined();
  expect(receipt(second.text)).toBe(receipt(first.text));
  const { body } = await api.call('GET', '/api/admin/withdrawals?q=CMD-2026-998', { token: await api.owner() });
  expect(body).toMatchObject({ total: 1 });
});

test('a page that leads back to the form says what is missing', async () => {
  const { status, text } = await send({ ...declared, email: 'ines' });
  expect(status).toBe(422);
  expect(text).toContain('Votre rétractation n’est pas enregistrée');
  expect(text).toContain('href="https://shop.example/retractation"');
});

test('anything but a form is refused', async () => {
  expect((await send(declared, { 'Content-Type': 'text/plain' })).status).toBe(415);
});

test('a stranger’s words are mailed to nobody: the receipt for no order quotes none, and a person gets three an hour', async () => {
  const bait = 'https://evil.example/colis';
  const token = await api.owner();
  await api.restart({ limits: { ...noLimits, mails: 3 } });
  const victim = { ...declared, email: 'victime@exemple.fr', reason: `Votre colis est bloqué : ${bait}` };
  for (const n of [1, 2, 3, 4]) expect((await send({ ...victim, orderNumber: `CMD-2026-90${n}` })).status).toBe(202);
  const mails = parse(MailsSchema, (await api.call('GET', '/api/admin/mails?q=victime@', { token })).body);
  expect(mails.total).toBe(3);
  for (const { _id } of mails.items) {
    const mail = await api.succeed(contract.readMail, { token, id: _id });
    expect(mail.subject + mail.text + mail.html).not.toMatch(/evil|bloqué|Inès|CMD-2026-90/);
  }
});

test('whose order it is gets her words back, however many strangers declare from the same network', async () => {
  await api.restart({ limits: { ...noLimits, withdrawals: 2 } });
  const token = await api.newCustomer();
  await api.call('POST', '/api/cart/add', {
    token,
    body: { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 },
  });
  const { orderNumber } = await api.order(token);
  const of = (n: number) => ({ ...declared, email: `personne-${n}@exemple.fr`, orderNumber });
  expect([(await send(of(1))).status, (await send(of(2))).status]).toEqual([202, 202]);
  const refused = await send(of(3));
  expect(refused.status).toBe(429);
  expect(refused.text).toContain('Vérifiez le numéro et l’e-mail de la commande.');
  const hers = { ...declared, orderNumber, email: 'cliente-1@exemple.fr', reason: 'Trop sucré' };
  expect((await send(hers)).status).toBe(202);
  const owner = await api.owner();
  const mails = parse(MailsSchema, (await api.call('GET', `/api/admin/mails?q=cliente-1@`, { token: owner })).body);
  const receipt = mails.items.find(({ kind }) => kind === 'withdrawal-received');
  expect((await api.succeed(contract.readMail, { token: owner, id: receipt?._id ?? '' })).text).toContain('Trop sucré');
});
