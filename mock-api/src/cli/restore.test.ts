/** A restore brings back what the backup holds, and revives nothing that has ended since. */

import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as contract from '@nuee/domain/contract';
import { afterEach, expect, test } from 'vitest';
import { cheapPasswords } from '../auth/passwords.ts';
import { noLimits } from '../auth/rateLimits.ts';
import { confirmSubscription, openConfirmation, subscribe } from '../commands/newsletter.ts';
import { openReset } from '../commands/resets.ts';
import { userByEmail } from '../commands/users.ts';
import { folderPages, writeBackup } from '../db/copies.ts';
import { erasuresName } from '../db/erasures.ts';
import { heldMail } from '../db/restored.ts';
import { findKey, keyFile } from '../secrets/machineKey.ts';
import { createSafe } from '../secrets/safe.ts';
import { keepSecret } from '../secrets/storedSecrets.ts';
import { type Api, startApi } from '../server.ts';
import { allRecords } from '../testing/allRecords.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { startProcess } from '../testing/startProcess.ts';

// Nobody takes its mails, which wait.
const api = apiUnderTest({ smtpUrl: 'smtp://127.0.0.1:9' });
const password = 'Un-Mot-De-Passe';
let count = 0;
let restored: Api | undefined;

afterEach(async () => {
  await restored?.close();
  restored = undefined;
});

const backUp = async (): Promise<string> => {
  count += 1;
  const file = path.join(api.dataDir, `copy-${count}.ndjson.gz`);
  await writeBackup(file, folderPages(api.dataDir));
  return file;
};
/** With the command, as a person does. */
const restore = async (file: string, name: string, lists: readonly string[] = []) => {
  const place = path.join(api.dataDir, name);
  const { ended, output } = startProcess('restore.ts', { API_DATA_DIR: place }, [file, ...lists]);
  expect([await ended, output()]).toEqual([0, output()]);
  return { place, said: output() };
};
const serve = async (dataDir: string) => {
  restored = await startApi({
    ...{ port: 0, dataDir, smtpUrl: 'smtp://127.0.0.1:9', now: () => api.now },
    ...{ passwordCost: cheapPasswords, limits: noLimits },
  });
  const { url } = restored;
  return async (method: string, target: string, { token, body }: { token?: string; body?: object } = {}) => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' };
    const answer = await fetch(url + target, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
};
const confirmed = async (email: string): Promise<string> => {
  let token = '';
  await api.beside((storage) =>
    storage.tx(async (t) => {
      await subscribe(t, { who: 'customer', now: api.now }, email);
      token = await openConfirmation(t, email, api.now);
      await confirmSubscription(t, token, api.now);
    }),
  );
  return token;
};

test('a restore logs everybody out, ends the links of mails, and holds the mails that waited', async () => {
  const token = await api.newCustomer();
  const email = 'cliente-1@exemple.fr';
  const owner = await api.owner();
  const letter = await confirmed('lectrice@exemple.fr');
  let links = { reset: '', confirmation: '' };
  await api.beside((storage) =>
    storage.tx(async (t) => {
      const user = await userByEmail(t, email);
      if (!user) throw new Error('There is no account.');
      await subscribe(t, { who: 'customer', now: api.now }, 'attend@exemple.fr');
      links = {
        reset: await openReset(t, user, api.now),
        confirmation: await openConfirmation(t, 'attend@exemple.fr', api.now),
      };
    }),
  );
  const file = await backUp();
  await api.call('POST', '/api/users/logout', { token });
  const { place, said } = await restore(file, 'held');
  expect(said).toContain('Mails that wait for an owner to send them again: 2.');

  const ask = await serve(place);
  for (const one of [token, owner]) {
    const profile = await ask('GET', contract.readProfile.path, { token: one });
    // The owner of the demonstration, whose password is public, stays.
    expect(profile.status).toBe(one === owner ? 200 : 401);
  }
  expect(
    (await ask('POST', `/api/users/password-reset/${links.reset}`, { body: { password: 'Autre-Phrase' } })).status,
  ).toBe(404);
  expect((await ask('POST', `/api/newsletter/${links.confirmation}`)).status).toBe(404);
  expect((await ask('POST', contract.login.path, { body: { email, password } })).status).toBe(200);
  const { items } = (await ask('GET', '/api/admin/mails', { token: owner })).body;
  expect(items).toMatchObject([
    { status: 'failed', lastError: heldMail },
    { status: 'failed', lastError: heldMail },
  ]);
  const again = await ask('POST', `/api/admin/mails/${items[0]._id}/send`, { token: owner });
  expect(again).toMatchObject({ status: 202, body: { status: 'waiting' } });
  // The link that ends the newsletter is for good.
  expect((await ask('DELETE', `/api/newsletter/${letter}`)).status).toBe(204);
  await restored?.close();
  expect((await allRecords(place))('subscribers').map(({ id }) => id)).toEqual(['attend@exemple.fr']);
});

test('who was erased, or ended the newsletter, after the backup doesn’t come back', async () => {
  const token = await api.newCustomer();
  const email = 'cliente-2@exemple.fr';
  const letter = await confirmed('partie@exemple.fr');
  await api.succeed(contract.addToCart, {
    token,
    body: { productId: '3', quantity: 1, size: 30, nicotineStrength: 3 },
  });
  const { _id } = await api.order(token);
  const file = await backUp();
  await api.succeed(contract.changeOrderStatus, {
    token: await api.owner(),
    id: _id,
    body: { status: 'delivered' },
  });
  expect((await api.call('DELETE', '/api/users/me', { token, body: { password } })).status).toBe(204);
  expect((await api.call('DELETE', `/api/newsletter/${letter}`)).status).toBe(204);

  const list = path.join(api.dataDir, erasuresName);
  const { place, said } = await restore(file, 'without', [list]);
  expect(said).toContain('Accounts erased again: 1.');
  const records = await allRecords(place);
  const [users, orders, subscribers] = [records('users'), records('orders'), records('subscribers')];
  expect(users.filter((user) => user.email === email)).toEqual([]);
  expect(orders.find(({ id }) => id === _id)?.customer).toEqual({ name: 'Client supprimé', email: '' });
  expect(subscribers.filter(({ id }) => id === 'partie@exemple.fr')).toEqual([]);
  expect(readFileSync(path.join(place, 'shop.sqlite'), 'latin1')).not.toContain(email);
  // The next restore into a folder beside it knows them from there.
  expect(readFileSync(path.join(place, erasuresName), 'utf8')).toContain(readFileSync(list, 'utf8').split('\n')[0]);

  const careless = await restore(file, 'careless');
  expect(careless.said).toContain('No list of erasures was given: whoever was erased since the backup is back.');
  expect(existsSync(path.join(careless.place, erasuresName))).toBe(false);
});

test('a backup holds secrets sealed and no key, so that another machine asks for them again', async () => {
  const key = findKey({ dataDir: api.dataDir }) ?? new Uint8Array();
  await api.beside((storage) =>
    storage.tx((t) => keepSecret(t, createSafe(key), 'cards/test', '1122334455667788', api.now)),
  );
  const file = await backUp();
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).toContain('cards/test');
  expect(text).not.toContain('1122334455667788');
  expect(text).not.toContain(Buffer.from(key).toString('base64'));

  const elsewhere = await restore(file, 'elsewhere');
  const lost = "The key of this machine doesn't open the stored secrets (keys typed in the back office: 1";
  expect(elsewhere.said).toContain(lost);
  await serve(elsewhere.place);
  expect(restored?.notices.join()).toContain(lost);
  mkdirSync(path.join(api.dataDir, 'here'));
  copyFileSync(path.join(api.dataDir, keyFile), path.join(api.dataDir, 'here', keyFile));
  expect((await restore(file, 'here')).said).not.toContain('The key of this machine');
});

test('an account whose erasure was cut off is erased at the next start', async () => {
  await api.newCustomer();
  const email = 'cliente-3@exemple.fr';
  await api.beside((storage) =>
    storage.tx(async (t) => {
      const user = await userByEmail(t, email);
      if (!user) throw new Error('There is no account.');
      await t.put('users', user.id, { ...user, status: 'inactive', erasedAt: api.now.toISOString() });
    }),
  );
  await expect
    .poll(async () => (await api.call('GET', `/api/admin/users?q=${email}`, { token: await api.owner() })).body)
    .toMatchObject({ total: 0 });
});
