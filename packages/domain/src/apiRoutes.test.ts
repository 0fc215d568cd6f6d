import { expect, it } from 'vitest';
import { type ApiRoute, apiRoutes, liveRoutes } from './apiRoutes.ts';
import { livingRoutes } from './live/index.ts';

const routes: ApiRoute[] = Object.values(apiRoutes);

it('lists the ten calls of the contract', () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/cart',
    'POST /api/cart/add',
    'PUT /api/cart/update-quantity',
    'DELETE /api/cart/clear',
    'GET /api/users/profile',
    'POST /api/orders',
    'PUT /api/orders/{id}/pay',
    'GET /api/orders/{id}',
    'POST /api/users/login',
    'POST /api/users/register',
  ]);
});

it('asks for a token everywhere but at login and registration', () => {
  expect(routes.filter((route) => !route.auth).map((route) => route.path)).toEqual([
    '/api/users/login',
    '/api/users/register',
  ]);
});

it('sends a body with every POST and PUT, and with nothing else', () => {
  for (const { method, body } of routes) expect(body !== undefined).toBe(method === 'POST' || method === 'PUT');
});

it('answers 201 for what it creates', () => {
  expect(routes.filter((route) => route.status === 201).map((route) => route.path)).toEqual([
    '/api/orders',
    '/api/users/register',
  ]);
});

it.each(Object.entries(liveRoutes))('agrees about %s with the table of the live shop', (name, { method, path }) => {
  const { [name as keyof typeof liveRoutes]: living } = livingRoutes;
  expect({ method, path }).toEqual({ method: living.method, path: living.path.replace('{token}', '{id}') });
});
