import { expect, test } from 'vitest';
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
