import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiRoutes } from '@nuee/domain';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, expect, test } from 'vitest';
import { rules } from './conformance/rules.ts';
import { createWorld } from './conformance/world.ts';
import { openApiFile } from './docs.ts';
import { openApiDocument } from './openApi.ts';
import { apiUnderTest } from './testing/apiUnderTest.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nuee-openapi-'));
const log = path.join(folder, 'api.jsonl');
// A clock that runs, as the rules of the contract need it.
const api = apiUnderTest({ log, docs: true, now: () => new Date() });
afterAll(() => rmSync(folder, { recursive: true }));

const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ route, method: method.toUpperCase(), ...operation })),
);
const nameOf = ({ method, route }: { method: string; route: string }) => `${method} ${route}`;

test('openapi.json is generated from the contract (otherwise: npm run api:openapi)', () => {
  expect(JSON.parse(readFileSync(openApiFile, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
});

test('it is a document of OpenAPI 3.1, and every reference leads somewhere', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  for (const [reference] of JSON.stringify(document).matchAll(/(?<="#\/components\/schemas\/)\w+/g)) {
    expect(document.components.schemas).toHaveProperty(reference);
  }
});

test('a validator notices an invalid document', async () => {
  const { info: _info, ...broken } = JSON.parse(JSON.stringify(document));
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('the schemas keep the limits and the dates of the contract', () => {
  expect(document.components.schemas).toMatchObject({
    RegisterBody: { properties: { password: { minLength: 8, maxLength: 128 } } },
    AddToCartBody: { properties: { quantity: { type: 'integer', minimum: 1, maximum: 9_999 } } },
    Order: { properties: { createdAt: { format: 'date-time' }, items: { items: { $ref: expect.any(String) } } } },
  });
});

test('it has each call of the contract', () => {
  const called = Object.values(apiRoutes).map(({ method, path: route }) => nameOf({ method, route }));
  expect(operations.map(nameOf)).toEqual(expect.arrayContaining(called));
});

test.each(operations.map((one) => [nameOf(one), one] as const))('%s is served', async (_name, { method, route }) => {
  const answer = await api.call(method, route.replace('{id}', '1'));
  expect(answer.status).not.toBe(405);
  expect(JSON.stringify(answer.body ?? '')).not.toContain('Cette adresse');
});

test('no call is served that it doesn’t have', async () => {
  for (const route of Object.values(apiRoutes).map((one) => one.path)) {
    const { headers } = await api.call('PATCH', route.replace('{id}', '1'));
    const documented = operations.filter((one) => one.route === route).map(({ method }) => method);
    expect(headers.get('Allow')?.split(', ').toSorted()).toEqual(documented.toSorted());
  }
});

test('it lists every answer that the contract’s rules receive, and no refusal that can’t occur', async () => {
  const world = createWorld(api.url);
  for (const { check } of rules) await check(world);
  const { token } = await world.reader();
  const sending = Object.values(apiRoutes).filter((route) => 'body' in route);
  for (const route of sending) {
    const send = (raw: string, headers = {}) =>
      world.call(route.method, route.path.replace('{id}', 'x'), { token, raw, headers });
    await send('{');
    await send('n'.repeat(33 * 1024));
    await send('{}', { 'Content-Type': 'text/plain' });
  }
  await api.restart();
  const met = new Set(
    readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ route, status }) => route !== null && status !== null)
      .map(({ method, route, status }) => `${method} ${route} ${status}`),
  );
  const documented = operations.flatMap((one) =>
    Object.keys(one.responses).map((status) => `${nameOf(one)} ${status}`),
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
}, 300_000);

test('the contract can be browsed without loading anything from another machine', async () => {
  const get = async (target: string) => {
    const response = await fetch(`${api.url}/api/docs${target}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const page = await get('');
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<title>Maison Nuée API</title>') });
  expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'self';/);
  const files = [...page.text.matchAll(/(?:src|href)="\/api\/docs(\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(files).toHaveLength(3);
  for (const file of [...files, '/openapi.json']) expect((await get(file)).status).toBe(200);
  expect(page.text).not.toMatch(/https?:/);
  await api.restart({ docs: false });
  expect((await get('')).status).toBe(404);
  expect((await get('/openapi.json')).status).toBe(404);
});
