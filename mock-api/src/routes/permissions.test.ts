import { apiRoutes } from '@nuee/domain';
import { demoOwner, type LivingRoute, livingRoutes, may, permissionsOf } from '@nuee/domain/live';
import { beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '../openApi.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  tokens.customer = await api.newCustomer();
  tokens.staff = await api.newStaff();
  tokens.admin = await api.owner();
});

/** What anybody may read, besides the calls of the two tables. */
const open = ['/api/health', '/api/products', '/api/products/{id}', '/api/categories', '/api/categories/{id}']
  .concat('/api/reviews', '/api/reviews/{id}')
  .map((path): LivingRoute => ({ method: 'GET', path, status: 200, auth: false }));
const all: readonly LivingRoute[] = [
  ...Object.values<LivingRoute>(apiRoutes),
  ...Object.values<LivingRoute>(livingRoutes),
  ...open,
];

test('every call of the OpenAPI document is in the matrix', () => {
  const documented = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(all.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(documented.sort());
});

// A logout that is let through ends the session that the calls after it need; it has a test of its own.
const routes = all.filter((route) => route !== livingRoutes.logout);
const matrix = routes.flatMap((route) =>
  (['nobody', 'customer', 'staff', 'admin'] as const).map(
    (who) => [`${route.method} ${route.path}`, who, route] as const,
  ),
);

/** Whether the table lets them through: what the call then says about its missing body or unknown id is not about permissions. */
function expected(
  { auth, permission }: LivingRoute,
  who: 'nobody' | 'customer' | 'staff' | 'admin',
): 401 | 403 | 'through' {
  if (!auth) return 'through';
  if (who === 'nobody') return 401;
  if (permission === undefined) return 'through';
  if (permission === 'session') return who === 'customer' ? 403 : 'through';
  return may(who, permission) ? 'through' : 403;
}

test.each(matrix)('%s by %s', async (_name, who, route) => {
  const token = tokens[who];
  const target = route.path.replaceAll(/\{\w+\}/g, 'unknown');
  const wanted = expected(route, who);
  // What never ends would never be read to its end; it has tests of its own.
  if (route.media === 'text/event-stream' && wanted === 'through') {
    const stream = await fetch(api.url + target, { headers: { Authorization: `Bearer ${token}` } });
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    return;
  }
  const answer = await api.call(route.method, target, token === undefined ? {} : { token });
  if (wanted === 'through') expect([200, 201, 202, 204, 404, 409, 415, 422]).toContain(answer.status);
  else {
    expect(answer.status).toBe(wanted);
    expect(answer.body).toEqual({ message: expect.stringMatching(/.{10}/) });
  }
});

test('the owner is told who she is and what she may do; a customer is refused', async () => {
  expect(await api.succeed(livingRoutes.readOwnerSession, tokenOf('admin'))).toEqual({
    email: demoOwner.email,
    name: 'Ariane Delmas',
    role: 'admin',
    permissions: [...permissionsOf('admin')],
  });
  expect(await api.succeed(livingRoutes.readOwnerSession, tokenOf('staff'))).toMatchObject({ role: 'staff' });
});

test('staff see the dashboard without amounts of sales', async () => {
  const all = await api.succeed(livingRoutes.readDashboard, tokenOf('admin'));
  const { totalSales: _t, averageOrderValue: _a, bestProducts: _b, salesByDay, ...rest } = all;
  expect(salesByDay).toHaveLength(30);
  expect(await api.succeed(livingRoutes.readDashboard, tokenOf('staff'))).toEqual(rest);
});

function tokenOf(who: string): { token: string } {
  return { token: tokens[who] ?? '' };
}
