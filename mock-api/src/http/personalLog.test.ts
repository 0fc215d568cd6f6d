import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { createEngine } from '../testing/engine.ts';
import { startMailServer } from '../testing/mailServer.ts';
import { startProcess } from '../testing/startProcess.ts';

test('nothing personal stands in what the API prints while mails go, wait and are refused', async () => {
  const engine = await createEngine();
  onTestFinished(() => engine.close());
  // One reader is unknown to the server, one has a full mailbox: both addresses stand in what it answers.
  const server = await startMailServer((address) => {
    if (address.startsWith('inconnue')) return { code: 550, text: `<${address}> unknown` };
    return address.startsWith('pleine') ? { code: 452, text: `<${address}> has no room` } : undefined;
  });
  onTestFinished(() => server.close());
  const { child, firstLine, ended, output } = startProcess('main.ts', {
    API_PORT: '0',
    API_DATA_DIR: engine.dataDir,
    API_LOG: 'stdout',
    SMTP_URL: server.smtpUrl,
    SHOP_URL: 'https://shop.example',
    DEMO: 'on',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = /http:\S+/.exec(await firstLine)?.[0] ?? '';
  let token = '';
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}`).toBe(true);
    const text = await answer.text();
    return text === '' ? {} : JSON.parse(text);
  };

  const person = { firstName: 'Yseult', lastName: 'Kerambrun', email: 'yseult@boite.example' };
  const password = 'Une-Brume-Du-Matin';
  const street = '77 venelle des Goélands';
  await send('POST', contract.register.path, { ...person, password });
  token = (await send('POST', contract.login.path, { email: person.email, password })).token;
  await send('POST', contract.addToCart.path, { productId: '3', quantity: 1, size: 10, nicotineStrength: 3 });
  const { orderNumber } = await send('POST', contract.createOrder.path, {
    shippingAddress: { ...addresses.camille, ...person, street },
    billingAddress: { ...addresses.camille, ...person, street },
    paymentMethod: 'bank-transfer',
    notes: 'Sonner chez la gardienne',
  });
  await send('POST', '/api/tickets', { subject: 'Flacon fendu', message: 'Le flacon est arrivé fendu.' });
  await send('POST', '/api/users/password-reset', { email: person.email });
  await send('POST', '/api/newsletter', { email: 'inconnue@boite.example' });
  await send('POST', '/api/newsletter', { email: 'pleine@boite.example' });
  const mails = () => server.arrived.join('\n');
  await expect.poll(mails).toContain(orderNumber);
  await expect.poll(mails).toContain('nouveau-mot-de-passe');
  const [mailed = ''] = /(?<=nouveau-mot-de-passe#)[\w-]{20,}/.exec(mails().replaceAll('=\r\n', '')) ?? [];
  // Refused before it is used: the link is still good, so the log must not hold it.
  const refused = await fetch(`${url}/api/users/password-reset/${mailed}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: 'password123' }),
  });
  expect(refused.status).toBe(422);
  child.kill('SIGTERM');
  await ended;

  const printed = output();
  // The log was written: it names the routes.
  expect(printed).toContain('/api/newsletter');
  expect(printed).toContain('/api/users/password-reset/{token}');
  const personal = [...Object.values(person), password, token, mailed, street, addresses.camille.phone, orderNumber];
  expect(personal.every((words) => words.length > 5)).toBe(true);
  for (const words of [...personal, 'boite.example', 'gardienne', 'Flacon fendu']) expect(printed).not.toContain(words);
});
