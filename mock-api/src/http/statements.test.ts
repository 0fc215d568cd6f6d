/**
 * What each call of the contract asks of the database: `mock-api/queries.json` holds the statements, and the plans that don't look for
 * anything in a table that grows. `npm run queries --workspace @nuee/mock-api` writes it anew. STATEMENTS_ORDERS=100000 shows that none of it depends on how many
 * orders there are.
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as contract from '@nuee/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapPasswords, createPasswords } from '../auth/passwords.ts';
import { createRateLimiter, noLimits } from '../auth/rateLimits.ts';
import { manyOrders } from '../bench/manyOrders.ts';
import { type Dialect, statements } from '../db/dialect.ts';
import { fill, type Page, type Pages } from '../db/fill.ts';
import { readSeed, seedStorage } from '../db/seed.ts';
import { fileName } from '../db/sqlite.ts';
import type { Storage } from '../db/storage.ts';
import { createSafe } from '../secrets/safe.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import { type EveryCall, everyCall, type RouteName } from '../testing/everyCall.ts';
import { createApp } from './app.ts';

const orders = Number(process.env.STATEMENTS_ORDERS ?? 1_000);
const now = new Date('2026-01-15T10:00:00+01:00');
const file = path.join(import.meta.dirname, '../../queries.json');
const growing =
  'orders|order_lines|users|sessions|tickets|mails|journal|stock_movements|notifications|withdrawals|invoices|carts|submissions';
/** From end to end, which no call may do, or along an index until its page is full. */
const scan = new RegExp(`^SCAN (?:${growing})\\b`);

const bounded = ', up to a limit';
const maxMoreStatements = 4;

interface Budget {
  readonly status: number;
  /** Absent where it grows with the length of a file. */
  readonly count?: number;
  readonly sql: readonly string[];
  readonly scans?: readonly string[];
}

let engine: Engine;
let dialect: Dialect;
let storage: Storage;
let url: string;
const server = createServer();
const asked: string[] = [];
const listen = (text: unknown): void => void asked.push(String(text));

beforeAll(async () => {
  engine = await createEngine();
  dialect = engine.options.database === undefined ? 'sqlite' : 'postgres';
  storage = await engine.open();
  const pages = async function* (): Pages & AsyncGenerator<Page> {
    yield [['facts/seed', JSON.stringify({ since: now.toISOString(), inService: false })]];
    yield* manyOrders(orders, now);
  };
  await storage.tx(async (t) => t.query((db) => fill(db, dialect, pages())));
  await seedStorage(storage, readSeed(), now);
  // Without the workers of a server, which would ask at any time.
  const app = createApp({
    storage,
    passwords: createPasswords(cheapPasswords),
    limiter: createRateLimiter(noLimits),
    safe: createSafe(new Uint8Array(32)),
    dataDir: engine.dataDir,
    now: () => now,
    pictureWidths: [100],
  });
  await new Promise<void>((ready) => server.on('request', app).listen(0, '127.0.0.1', ready));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}, 600_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await storage.close();
  await engine.close();
});

const routes: Readonly<Record<RouteName, contract.Route>> = contract;

async function make(name: RouteName, { id = '', query = '', token, body, type }: EveryCall) {
  const { method, path: target } = routes[name];
  const response = await fetch(url + target.replace(/\{\w+\}/, id) + query, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': type ?? 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: type === undefined ? JSON.stringify(body) : (body as string) }),
  });
  const text = await response.text();
  const isJson = text !== '' && response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : undefined };
}

test('each call asks what it asked before', { timeout: 600_000 }, async () => {
  const calls = await everyCall(make, storage, now);
  const found: Record<string, Budget> = {};
  for (const [name, prepare] of Object.entries(calls) as [RouteName, (typeof calls)[RouteName]][]) {
    for (const call of [await prepare()].flat()) {
      asked.length = 0;
      statements.subscribe(listen);
      const { status } = await make(name, call);
      statements.unsubscribe(listen);
      found[`${name}${call.query ?? ''}`] = budgetOf(status, /csv|zip/.test(routes[name].media ?? ''));
    }
  }
  const scans = Object.values(found).flatMap((budget) => budget.scans ?? []);
  expect(scans.filter((one) => !one.endsWith(bounded))).toEqual([]);
  const kept = (): typeof found => JSON.parse(readFileSync(file, 'utf8'));
  if (process.env.STATEMENTS_ORDERS) {
    // A search with very many matches walks along the list instead, in a few statements more.
    for (const [name, { count = 0 }] of Object.entries(kept()))
      expect.soft(found[name]?.count ?? 0, name).toBeLessThanOrEqual(count + maxMoreStatements);
  } else if (dialect === 'sqlite') {
    await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(file);
  } else {
    const withoutPlans = (all: typeof found) =>
      Object.entries(all).map(([name, { scans: _, ...rest }]) => [name, rest]);
    expect(withoutPlans(found)).toEqual(withoutPlans(kept()));
  }
});

function budgetOf(status: number, isFile: boolean): Budget {
  const times = new Map<string, number>();
  for (const text of asked.map(plain)) times.set(text, (times.get(text) ?? 0) + 1);
  const scans = scansOf(new Set(asked));
  return {
    status,
    ...(!isFile && { count: asked.length }),
    sql: [...times].map(([text, count]) => (count > 1 && !isFile ? `${count} × ${text}` : text)),
    ...(scans.length > 0 && { scans }),
  };
}

/** The same on both engines, and for any number of values. */
function plain(text: string): string {
  const compared = /(?:instr\(search, \?\) > 0|search LIKE \?)/.source;
  return text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(?:, \?)+/g, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .replace(/^(insert into "\w+").*?(?= on conflict| returning|$)/, '$1')
    .replace(/(?<=do update set ).*?(?= returning|$)/, '…')
    .replace(/(?: order by "id")?(?: for (?:update|share))?$/, '')
    .replace(/"\w+_search" cross join ("\w+") where "\w+"\."rowid" = n and "\w+" MATCH \?/, '$1 where (matches)')
    .replaceAll(new RegExp(`\\(${compared}(?: AND ${compared})*\\)`, 'g'), '(matches)');
}

function scansOf(texts: ReadonlySet<string>): string[] {
  if (dialect !== 'sqlite') return [];
  const db = new DatabaseSync(path.join(engine.dataDir, fileName), { readOnly: true });
  const plans = [...texts].flatMap((text) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all()
      .map(({ detail }) => String(detail))
      .filter((detail) => scan.test(detail))
      .map((detail) => `${detail}${/ limit \?/.test(text) ? bounded : ''}`),
  );
  db.close();
  return [...new Set(plans)].sort();
}
