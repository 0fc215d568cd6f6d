import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { specified } from '@nuee/domain/fixtures';
import { afterAll, expect, test } from 'vitest';
import { openApiDocument } from '../http/openApi.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { rules, storedRules } from './rules.ts';
import { createWorld, type World } from './world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nuee-conformance-'));
const log = path.join(folder, 'api.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

// A clock that runs, as on any server that the rules are for.
const api = apiUnderTest({ log, now: () => new Date() });
let world: World | undefined;
/** One for all rules, so that its reader is registered once. */
const theWorld = (): World => {
  world ??= createWorld(api.url);
  return world;
};

test('each rule has a name of its own', () => {
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
});

// PostgreSQL inside this process is slow, so it isn't asked what no engine decides; a server is (`npm test server`).
const isShort = process.env.API_TEST_DATABASE === 'pglite';

test.each((isShort ? storedRules : rules).map(({ name, check }) => [name, check] as const))('%s', (_name, check) =>
  check(theWorld()),
);

test.skipIf(isShort)(
  'the OpenAPI document lists every answer that the rules received, and no refusal that can’t occur',
  async () => {
    const { token } = await theWorld().reader();
    const sending = specified.filter(({ body }) => body);
    for (const route of sending) {
      const send = (raw: string, headers = {}) =>
        theWorld().call(route.method, route.path.replace('{id}', 'x'), { token, raw, headers });
      await send('{');
      await send('n'.repeat(33 * 1024));
      await send('{}', { 'Content-Type': 'text/plain' });
    }
    const last = (await theWorld().call('GET', '/api/cart', { token })).headers.get('X-Request-Id');
    await expect.poll(() => readFileSync(log, 'utf8')).toContain(last);
    const met = new Set(
      readFileSync(log, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ route, status }) => route !== null && status !== null)
        .map(({ method, route, status }) => `${method} ${route} ${status}`),
    );
    const documented = Object.entries(openApiDocument().paths).flatMap(([route, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => `${method.toUpperCase()} ${route} ${status}`),
      ),
    );
    expect([...met].filter((answer) => !answer.startsWith('HEAD ') && !documented.includes(answer))).toEqual([]);
    // Limits and failures have tests of their own; an address that can't be decoded is refused before it is a route.
    const never = documented.filter(
      (answer) =>
        !met.has(answer) &&
        !/ (429|503)$/.test(answer) &&
        sending.some(({ method, path: route }) => answer.startsWith(`${method} ${route} `)),
    );
    expect(never).toEqual([]);
  },
);
