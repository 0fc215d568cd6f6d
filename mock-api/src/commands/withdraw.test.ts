import { LoginResponse } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { MailsSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { noLimits } from '../auth/rateLimits.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

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

const line = { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 };
const declared = { orderNumber: 'CMD-2026-999', name: 'Inès <i>Martin</i>', email: 'ines@exemple.fr', reason: '' };

test('the form is answered with a dated receipt as a page, which doesn’t execute typed text', async () => {
  const { status, headers, text } = await send(declared);
  expect(status).toBe(202);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src http/,
  );
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
  await api.succeed(contract.addToCart, { token, body: line });
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

/** A customer with two orders. */
async function ordered() {
  api.now = new Date('2026-01-15T10:00:00+01:00');
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  const order = async () => {
    await api.succeed(contract.addToCart, { token, body: line });
    return api.order(token);
  };
  const orders = [await order(), await order()] as const;
  const { email } = (await api.succeed(contract.readOwnerOrder, { token: owner, id: orders[0]._id })).user;
  return {
    orders,
    email,
    set: (id: string, status: string) =>
      api.succeed(contract.changeOrderStatus, { token: owner, id, body: { status } }),
    /** Logs in anew: no session lasts so long. */
    async at(now: string) {
      api.now = new Date(now);
      const body = { email, password: 'Un-Mot-De-Passe' };
      const later = parse(LoginResponse, await api.succeed(contract.login, { body })).token;
      return (id: string, sent: unknown = { confirm: true }) =>
        api.call('POST', contract.withdrawFromOrder.path.replace('{id}', id), { token: later, body: sent });
    },
  };
}

test('a withdrawal gets one receipt, however often it is declared, until the end of the 14th day after the delivery', async () => {
  const { orders, email, set, at } = await ordered();
  const [{ _id, orderNumber }] = orders;
  await set(_id, 'delivered');
  // Thursday the 29th, the last minute in Paris; the hour of the delivery was ten.
  const declare = await at('2026-01-29T23:59:59+01:00');
  expect((await declare(_id, { confirm: false })).status).toBe(422);
  const first = await declare(_id, { confirm: true, reason: 'Trop sucré' });
  expect(first).toMatchObject({ status: 201, body: { receivedAt: api.now.toISOString() } });
  api.now = new Date(api.now.getTime() + 1);
  expect(await declare(_id)).toMatchObject({ status: 200, body: first.body });
  const open = { orderNumber, email: email.toUpperCase(), name: 'Inès Martin', confirm: true };
  expect(await api.call('POST', '/api/withdrawals', { body: open })).toMatchObject({ status: 202, body: first.body });
  const { body } = await api.call('GET', `/api/admin/withdrawals?q=${orderNumber}`, { token: await api.owner() });
  expect(body).toMatchObject({ total: 1, items: [{ orderId: _id, reason: 'Trop sucré' }] });
});

test('a withdrawal that is too late, or from a cancelled order, is refused', async () => {
  const { orders, set, at } = await ordered();
  await set(orders[0]._id, 'delivered');
  await set(orders[1]._id, 'cancelled');
  const declare = await at('2026-01-30T10:00:00+01:00');
  for (const { _id } of orders) expect((await declare(_id)).status).toBe(409);
});
