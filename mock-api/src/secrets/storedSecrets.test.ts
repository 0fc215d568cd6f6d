import { rmSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@nuee/domain/contract';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { apiUnderTest, customersPassword as password } from '../testing/apiUnderTest.ts';
import { keyFile } from './machineKey.ts';
import { isSealed } from './safe.ts';

const api = apiUnderTest();

/** An account that asks for codes: its e-mail, the secret of its app, and recovery codes. */
async function member() {
  const token = await api.newStaff();
  const { email } = await api.succeed(contract.readOwnerSession, { token });
  const { secret } = await api.succeed(contract.proposeSecondFactor, { token, body: { password } });
  const { recoveryCodes } = await api.succeed(contract.confirmSecondFactor, { token, body: { code: codeOf(secret) } });
  return { email, secret, recoveryCodes };
}
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: api.now.getTime() });
const aMinuteLater = () => {
  api.now = new Date(api.now.getTime() + 60_000);
};
const logIn = async (email: string, code: string | undefined) =>
  (await api.call('POST', contract.login.path, { body: { email, password, code } })).status;

/** What the storage holds of the secret of that account; `other` takes its place. */
async function stored(email: string, other?: string): Promise<string | undefined> {
  let found: string | undefined;
  await api.beside(async (storage) => {
    const { items } = await storage.list({ collection: 'users', q: email, limit: 1 });
    const [user] = items;
    found = user?.record.secondFactor?.secret;
    if (user?.record.secondFactor && other !== undefined) {
      const secondFactor = { ...user.record.secondFactor, secret: other };
      await storage.tx(async (t) => t.put('users', user.id, { ...user.record, secondFactor }));
    }
  });
  return found;
}

test('the secret of one-time codes is stored sealed, also one of an older version once the API has started', async () => {
  const { email, secret } = await member();
  const sealed = (await stored(email, secret)) ?? '';
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain(secret);
  const again = (await stored(email)) ?? '';
  expect(isSealed(again)).toBe(true);
  expect(again).not.toBe(sealed);
  aMinuteLater();
  expect(await logIn(email, codeOf(secret))).toBe(200);
  expect(api.notices.join()).not.toContain('The key of this machine');
});

test('on a machine with another key the API says what to do, and a recovery code still opens the account', async () => {
  const { email, secret, recoveryCodes } = await member();
  await api.beside(async () => rmSync(path.join(api.dataDir, keyFile)));
  expect(api.notices.join()).toMatch(/The key of this machine doesn't open the stored secrets .*one-time codes: 2/);
  aMinuteLater();
  expect(await logIn(email, codeOf(secret))).toBe(401);
  expect(await logIn(email, recoveryCodes[0])).toBe(200);
});
