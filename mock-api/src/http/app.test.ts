import { createServer, request } from 'node:http';
import { demoToken } from '@nuee/domain';
import { expect, test } from 'vitest';
import { createPasswords } from '../auth/passwords.ts';
import { createRateLimiter, noLimits } from '../auth/rateLimits.ts';
import { createSafe } from '../secrets/safe.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { createApp } from './app.ts';
import type { LogEntry } from './requestLog.ts';

const shop = 'http://localhost:4173';
const api = apiUnderTest({ allowedOrigins: [shop, 'http://127.0.0.1:4173'] });
const token = demoToken;
const json = { 'Content-Type': 'application/json' };

test.each(['/', '/api', '/api/', '/api/nothing', '/nothing', '/api/cart/nothing', '/favicon.ico'])(
  'GET %s answers a French 404 or 405',
  async (path) => {
    const answer = await api.call('GET', path, { token });
    expect([404, 405]).toContain(answer.status);
    expect(answer.body).toEqual({ message: expect.stringMatching(/^Cette adresse /) });
  },
);

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

const failure = new Error('disk I/O error at /secret/path');

/** The application on a storage that always fails, with what it reported. */
const failing = (log: (entry: LogEntry) => void = () => {}) => {
  const reported: unknown[] = [];
  const app = createApp({
    storage: {
      tx: () => Promise.reject(failure),
      read: () => Promise.reject(failure),
      list: () => Promise.reject(failure),
      scan: () => Promise.reject(failure),
      sweep: async () => 0,
      close: async () => {},
    },
    passwords: createPasswords(),
    limiter: createRateLimiter(noLimits),
    safe: createSafe(new Uint8Array(32)),
    dataDir: '',
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
    'Authorization, Content-Type, Idempotency-Key, Expected-Price, Expected-Items-Price, Expected-Total-Price, Last-Event-ID',
  );
  expect(preflight.headers.get('Access-Control-Max-Age')).toBe('600');
  const read = await api.call('GET', '/api/cart', { headers: { Origin: shop } });
  expect(read.headers.get('Access-Control-Allow-Origin')).toBe(shop);
  expect(read.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(read.headers.get('Vary')).toContain('Origin');
});

test.each(['http://localhost:9999', 'https://localhost:4173', 'http://localhost:4173.evil.example'])(
  'a page of %s may not read the answers',
  async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await api.call(method, '/api/products', { headers: { Origin: origin } });
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.get('Access-Control-Allow-Methods')).toBeNull();
    }
  },
);
