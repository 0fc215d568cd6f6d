import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter, standardLimits } from '../auth/rateLimits.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import type { Database } from './database.ts';

let engine: Engine;
let database: Database;

beforeAll(async () => {
  engine = await createEngine();
  if (typeof engine.options.database === 'object') database = engine.options.database;
});
afterAll(() => engine.close());

const login = { network: '192.0.2.1', account: 'ines@exemple.fr', isKnown: false };
const wrong = async () => false;
const tooMany = { status: 429, headers: { 'Retry-After': '900' } };

test('processes that share a database count logins together, and store neither an address nor an e-mail', async () => {
  const [first, second] = [1, 2].map(() => createRateLimiter(standardLimits, { database }));
  for (let i = 0; i < 10; i += 1) await (i % 2 ? first : second)?.login(login, wrong);
  for (const limiter of [first, second]) await expect(limiter?.login(login, wrong)).rejects.toMatchObject(tooMany);
  await first?.login({ ...login, network: '192.0.2.2' }, wrong);
  const rows = await database.query('SELECT key FROM limits');
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|ines/);
});

test('a successful login is uncounted for all processes', async () => {
  const [first, second] = [1, 2].map(() => createRateLimiter(standardLimits, { database }));
  for (let i = 0; i < 20; i += 1) await first?.login({ ...login, account: 'nathan' }, async () => true);
  await second?.login({ ...login, account: 'nathan' }, wrong);
});

test('while the database is unreachable each process counts for itself', async () => {
  const away: Database = { ...database, query: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  const limiter = createRateLimiter(standardLimits, { database: away });
  for (let i = 0; i < 10; i += 1) await limiter.login(login, wrong);
  await expect(limiter.login(login, wrong)).rejects.toMatchObject({ status: 429 });
});
