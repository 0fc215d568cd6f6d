import { expect, it } from 'vitest';
import { specified } from '../fixtures/index.ts';
import * as contract from './index.ts';

const routes: [name: string, route: contract.Route][] = Object.entries(contract);
const asText = ({ method, path }: contract.Route): string => `${method} ${path}`;

it('has the ten calls of the specification', () => {
  expect(specified.map((route) => `${asText(route)} ${route.status} ${route.access}`)).toEqual([
    'GET /api/cart 200 customer',
    'POST /api/cart/add 200 customer',
    'PUT /api/cart/update-quantity 200 customer',
    'DELETE /api/cart/clear 200 customer',
    'GET /api/users/profile 200 customer',
    'POST /api/orders 201 customer',
    'PUT /api/orders/{id}/pay 200 customer',
    'GET /api/orders/{id} 200 customer',
    'POST /api/users/login 200 anyone',
    'POST /api/users/register 201 anyone',
  ]);
});

it('has each address and method once', () => {
  expect(new Set(routes.map(([, route]) => asText(route).replaceAll(/\{\w+\}/g, '{}'))).size).toBe(routes.length);
});

it.each(routes)('asks at %s for a permission of the back office, and only there', (_name, { path, access }) => {
  expect(access !== 'anyone' && access !== 'customer').toBe(path.startsWith('/api/admin/'));
});

it.each(routes.filter(([, { method }]) => method === 'GET'))('sends no body with %s', (_name, { body, sends }) => {
  expect(body ?? sends).toBeUndefined();
});
