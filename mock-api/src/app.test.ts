import { createServer, request } from 'node:http';
import { demoToken } from '@nuee/domain';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createPasswords } from './passwords.ts';
import { createRateLimiter, noLimits } from './rateLimits.ts';
import type { LogEntry } from './requestLog.ts';
import { apiUnderTest } from './testing/apiUnderTest.ts';

const shop = 'http://localhost:4173';
const api = apiUnderTest({ allowedOrigins: [shop, 'http://127.0.0.1:4173'] });
const token = demoToken;
const json = { 'Content-Type': 'application/json' };

const postRaw = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) => {
  const response = await fetch(`${api.url}/api/cart/add`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...headers },
    body,
  });
  return { status: response.status, body: await response.json() };
};

test.each(['/', '/api', '/api/', '/api/nothing', '/nothing', '/api/cart/nothing', '/favicon.ico'])(
  'GET %s answers a French 404 or 405',
  async (path) => {
    const answer = await api.call('GET', path, { token });
    expect([404, 405]).toContain(answer.status);
    expect(answer.body).toEqual({ message: expect.stringMatching(/^Cette adresse /) });
  },
);

test.each([
  ['DELETE', '/api/cart', 'GET'],
  ['GET', '/api/cart/add', 'POST'],
  ['POST', '/api/users/profile', 'GET, PUT'],
  ['PATCH', '/api/orders/x', 'GET'],
  ['DELETE', '/api/orders/x/pay', 'PUT'],
])('%s %s is not allowed', async (method, path, allowed) => {
  const answer = await api.call(method, path, { token });
  expect(answer).toMatchObject({ status: 405, body: { message: expect.any(String) } });
  expect(answer.headers.get('Allow')).toBe(allowed);
});

test('an address that can’t be decoded is refused in French', async () => {
  expect(await api.call('GET', '/api/orders/%E0%A4', { token })).toMatchObject({
    status: 400,
    body: { message: 'Cette adresse est illisible.' },
  });
});

test.each([
  ['a broken JSON', '{"productId":', 400],
  ['an empty text', ' ', 400],
  ['a text that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
  ['a body above 32 kB', JSON.stringify({ notes: 'n'.repeat(33 * 1024) }), 413],
])('%s is refused', async (_what, body, status) => {
  expect(await postRaw(body, json)).toEqual({ status, body: { message: expect.any(String) } });
});

test('a body above 32 kB is refused even when its length is not announced', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { ...json, Authorization: `Bearer ${token}`, 'Transfer-Encoding': 'chunked' };
  const outgoing = request(`${api.url}/api/cart/add`, { method: 'POST', headers }, (response) => {
    response.resume();
    resolve(response.statusCode);
  });
  outgoing.on('error', reject);
  for (let piece = 0; piece < 10; piece += 1) outgoing.write('n'.repeat(8 * 1024));
  outgoing.end();
  expect(await promise).toBe(413);
});

test.each([
  [{ 'Content-Type': 'text/plain' }],
  [{ 'Content-Type': 'application/x-www-form-urlencoded' }],
  [{ 'Content-Type': 'application/json; charset=iso-8859-1' }],
  [{ ...json, 'Content-Encoding': 'gzip' }],
])('a body sent as %j is refused', async (headers) => {
  expect(await postRaw('{"a":1}', headers)).toMatchObject({ status: 415, body: { message: expect.any(String) } });
});

test('JSON may declare UTF-8', async () => {
  expect(await postRaw('{}', { 'Content-Type': 'application/json; charset=UTF-8' })).toMatchObject({ status: 422 });
});

test('keys that reach for a prototype change nothing', async () => {
  expect(await postRaw('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', json)).toMatchObject({
    status: 422,
  });
  expect({}).not.toHaveProperty('polluted');
});

const failure = new Error('disk I/O error at /secret/path');

/** The application on a storage that always fails, with what it reported. */
const failing = (log: (entry: LogEntry) => void = () => {}) => {
  const reported: unknown[] = [];
  const app = createApp({
    storage: {
      tx: () => Promise.reject(failure),
      list: () => Promise.reject(failure),
      tallies: () => Promise.reject(failure),
      talliesBetween: () => Promise.reject(failure),
      sweep: async () => 0,
      close: async () => {},
    },
    passwords: createPasswords(),
    limiter: createRateLimiter(noLimits),
    now: () => new Date(0),
    report: (error) => reported.push(error),
    log,
  });
  return { reported, app };
};

/** The same on a port; `close` waits for its connections to end. */
const failingApp = async () => {
  const { reported, app } = failing();
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { reported, url: `http://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) };
};

test('a failure of the storage answers a French 500 without any detail, and is reported', async () => {
  const { reported, url, close } = await failingApp();
  const response = await fetch(`${url}/api/cart`, { headers: { Authorization: 'Bearer x', Connection: 'close' } });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'Une erreur interne est survenue. Veuillez réessayer plus tard.',
  });
  expect(reported).toEqual([failure]);
  await close();
});

test('a client that disconnects before its request is read is not reported as a failure, and not logged', async () => {
  const lines: unknown[] = [];
  const { reported, app } = failing((entry) => lines.push(entry));
  const server = createServer((req, res) => {
    req.socket.destroy();
    app(req, res);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await expect(fetch(`http://127.0.0.1:${port}/api/products`)).rejects.toThrow();
  await new Promise((closed) => server.close(closed));
  expect([...reported, ...lines]).toEqual([]);
});

test('a customer who disconnects in the middle of a body is not reported as a failure', async () => {
  const { reported, url, close } = await failingApp();
  const outgoing = request(`${url}/api/users/login`, { method: 'POST', headers: { ...json, 'Content-Length': 100 } });
  const left = new Promise((done) => outgoing.once('close', done));
  outgoing.once('error', () => {});
  outgoing.write('{', () => outgoing.destroy());
  await left;
  await close();
  expect(reported).toEqual([]);
});

test('a long answer is compressed for who takes it, a short one is not', async () => {
  const encodingOf = async (path: string, accepted: string) => {
    const response = await fetch(api.url + path, { headers: { 'Accept-Encoding': accepted } });
    expect(Array.isArray(await response.json())).toBe(path === '/api/products');
    return response.headers.get('Content-Encoding');
  };
  expect(await encodingOf('/api/products', 'gzip')).toBe('gzip');
  expect(await encodingOf('/api/products', 'identity')).toBeNull();
  expect(await encodingOf('/api/health', 'gzip')).toBeNull();
});

test('the shop’s own pages may call', async () => {
  const preflight = await api.call('OPTIONS', '/api/orders/x/pay', {
    headers: { Origin: shop, 'Access-Control-Request-Method': 'PUT' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(shop);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
    'Authorization, Content-Type, Idempotency-Key, Last-Event-ID',
  );
  expect(preflight.headers.get('Access-Control-Max-Age')).toBe('600');
  const read = await api.call('GET', '/api/cart', { headers: { Origin: shop } });
  expect(read.headers.get('Access-Control-Allow-Origin')).toBe(shop);
  expect(read.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(read.headers.get('Vary')).toContain('Origin');
});

test.each([
  'http://localhost:9999',
  'http://evil.example',
  'https://localhost:4173',
  'http://localhost:4173.evil.example',
  'null',
])('a page of %s may not read the answers', async (origin) => {
  for (const method of ['OPTIONS', 'GET']) {
    const { headers } = await api.call(method, '/api/products', { headers: { Origin: origin } });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Access-Control-Allow-Methods')).toBeNull();
  }
});

test.each(['/api/cart', '/api/products', '/nothing'])('%s is sent with secure headers', async (path) => {
  const { headers } = await api.call('GET', path, { token });
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Powered-By')).toBeNull();
  expect(headers.get('ETag')).toBeNull();
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
});
