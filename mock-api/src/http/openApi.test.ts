import { readFileSync } from 'node:fs';
import * as contract from '@nuee/domain/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openRoutes } from '../conformance/rules/permissions.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { openApiFile } from './docs.ts';
import { openApiDocument } from './openApi.ts';

const api = apiUnderTest({ docs: true });

const document = openApiDocument();
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

test('the schemas keep the limits and the dates of the contract', () => {
  expect(document.components.schemas).toMatchObject({
    RegisterBody: { properties: { password: { minLength: 8, maxLength: 128 } } },
    AddToCartBody: { properties: { quantity: { type: 'integer', minimum: 1, maximum: 9_999 } } },
    Order: { properties: { createdAt: { format: 'date-time' }, items: { items: { $ref: expect.any(String) } } } },
  });
});

test('it has each call of the contract and no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = [...Object.values<contract.Route>(contract), ...openRoutes];
  expect(documented.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('no call is served that it doesn’t have', async () => {
  for (const route of Object.values<contract.Route>(contract).map(({ path }) => path)) {
    const { headers } = await api.call('PATCH', route.replace(/\{\w+\}/, '1'));
    const documented = Object.keys(document.paths[route] ?? {}).map((method) => method.toUpperCase());
    expect(headers.get('Allow')?.split(', ').toSorted()).toEqual(documented.toSorted());
  }
});

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
