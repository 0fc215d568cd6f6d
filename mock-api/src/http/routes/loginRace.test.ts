import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter, noLimits } from '../../auth/rateLimits.ts';
import { putUser, userByEmail } from '../../commands/users.ts';
import type { Storage } from '../../db/storage.ts';
import { createSafe } from '../../secrets/safe.ts';
import { createEngine, type Engine } from '../../testing/engine.ts';
import { createApp } from '../app.ts';

let engine: Engine;
let storage: Storage;
beforeAll(async () => {
  engine = await createEngine();
  storage = await engine.open();
});
afterAll(async () => {
  await storage.close();
  await engine.close();
});

const ines = {
  ...{ id: 'ines', email: 'ines@exemple.fr', passwordHash: 'old', firstName: 'Inès', lastName: 'Martin', phone: '' },
  addresses: [],
};

/** Logs in while `meanwhile` happens, after the password was found right and before the session is opened. */
async function logInDuring(meanwhile: () => Promise<unknown>): Promise<number> {
  const app = createApp({
    storage,
    dataDir: engine.dataDir,
    passwords: {
      hash: async () => 'new',
      verify: async () => {
        await meanwhile();
        return true;
      },
      isOutdated: () => false,
    },
    limiter: createRateLimiter(noLimits),
    safe: createSafe(new Uint8Array(32)),
    now: () => new Date('2026-01-15T10:00:00Z'),
  });
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const response = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify({ email: ines.email, password: 'Un-Mot-De-Passe' }),
  });
  await response.text();
  await new Promise((closed) => server.close(closed));
  return response.status;
}

const change = (changes: object) => () =>
  storage.tx(async (t) => putUser(t, { ...((await userByEmail(t, ines.email)) ?? ines), ...changes }));

test.each([
  ['another password', { passwordHash: 'new' }, 401],
  ['another role', { role: 'staff' }, 401],
  ['another status', { status: 'inactive' }, 401],
  ['another phone', { phone: '06 12 34 56 78' }, 200],
])('a login that is overtaken by %s is answered %3$i', async (_, changes, status) => {
  await storage.tx(async (t) => {
    await t.clear();
    await putUser(t, ines);
  });
  expect(await logInDuring(change(changes))).toBe(status);
});
