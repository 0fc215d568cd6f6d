import * as contract from '@nuee/domain/contract';
import { demoOwner, PasskeyRequestSchema } from '@nuee/domain/live';
import { parse } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest, customersPassword as password } from '../testing/apiUnderTest.ts';
import { createAuthenticator } from '../testing/authenticator.ts';

const api = apiUnderTest({ shopUrl: 'https://flacons.example' });
const origin = 'https://flacons.example';
const start = new Date('2026-01-15T10:00:00+01:00');
let owner: string;
let count = 0;

beforeEach(async () => {
  api.now = new Date(start.getTime() + count * 3_600_000);
  owner = await api.owner();
});
const minutes = (many: number) => {
  api.now = new Date(api.now.getTime() + many * 60_000);
};

/** A member whose account asks for a passkey. */
async function member() {
  count += 1;
  const token = await api.newStaff();
  const { email } = await api.succeed(contract.readOwnerSession, { token });
  const other = (await api.succeed(contract.login, { body: { email, password } })).token;
  const key = createAuthenticator(origin);
  const proposal = await api.succeed(contract.proposePasskey, { token, body: { password } });
  const body = { name: 'Téléphone', passkey: key.make(proposal) };
  const { recoveryCodes } = await api.succeed(contract.addPasskey, { token, body });
  const asked = async () => {
    const { body: refused } = await api.call('POST', contract.login.path, { body: { email, password } });
    return parse(PasskeyRequestSchema, (refused as { passkey: unknown }).passkey);
  };
  const logIn = (passkey: object) =>
    api.call('POST', contract.loginWithPasskey.path, { body: { email, password, passkey } });
  const read = () => api.succeed(contract.readSecondFactor, { token });
  return { token, email, other, key, proposal, made: body, recoveryCodes, asked, logIn, read };
}

test('a login takes a passkey once there is one, and each signature once', async () => {
  const { token, other, key, asked, logIn, read, recoveryCodes } = await member();
  expect(recoveryCodes).toHaveLength(10);
  // It was opened without a passkey.
  expect((await api.call('GET', contract.readOwnerSession.path, { token: other })).status).toBe(401);
  expect((await api.succeed(contract.readOwnerSession, { token })).asksCode).toBe('orPasskey');
  const request = await asked();
  expect(request).toMatchObject({ rpId: 'flacons.example', allowCredentials: [{ id: key.id, type: 'public-key' }] });
  minutes(1);
  const signed = key.sign(request);
  const [first, same] = await Promise.all([logIn(signed), logIn(signed)]);
  expect([first.status, same.status].sort()).toEqual([200, 401]);
  expect(await logIn(signed)).toMatchObject({ status: 401, body: { field: 'code' } });
  expect((await read()).passkeys).toEqual([
    { id: key.id, name: 'Téléphone', createdAt: expect.any(String), lastUsedAt: api.now.toISOString() },
  ]);
});

test('a question ends after five minutes, and is nobody else’s', async () => {
  const { key, asked, logIn } = await member();
  const late = await asked();
  minutes(6);
  expect((await logIn(key.sign(late))).status).toBe(401);
  const another = await member();
  expect((await logIn(key.sign(await another.asked()))).status).toBe(401);
  expect((await logIn(key.sign({ challenge: 'bm90LWFza2Vk', rpId: 'flacons.example' }))).status).toBe(401);
});

test('another site, another key and one that counts back are refused', async () => {
  const { key, asked, logIn } = await member();
  const elsewhere = createAuthenticator('https://flacons.example.net');
  expect((await logIn({ ...elsewhere.sign(await asked()), id: key.id, rawId: key.id })).status).toBe(401);
  expect((await logIn(createAuthenticator(origin).sign(await asked()))).status).toBe(401);
  expect((await logIn(key.sign({ ...(await asked()), rpId: 'flacons.example.net' }))).status).toBe(401);
  expect((await logIn(key.sign(await asked()))).status).toBe(200);
  key.countBack();
  expect((await logIn(key.sign(await asked()))).status).toBe(401);
});

test('a wrong password says nothing of passkeys', async () => {
  const { email } = await member();
  const { status, body } = await api.call('POST', contract.login.path, { body: { email, password: 'Un-Autre-Mot' } });
  expect({ status, body }).toEqual({ status: 401, body: { message: 'Adresse e-mail ou mot de passe incorrect' } });
});

test('a proposal is answered once, in five minutes, from the shop’s own address', async () => {
  const { token, made, recoveryCodes } = await member();
  const add = async (passkey: object) =>
    (await api.call('PUT', contract.addPasskey.path, { token, body: { name: 'Clé', passkey } })).status;
  const propose = (code: string | undefined) =>
    api.succeed(contract.proposePasskey, { token, body: { password, code } });
  expect(await add(made.passkey)).toBe(422);
  expect(await add(createAuthenticator('https://ailleurs.example').make(await propose(recoveryCodes[0])))).toBe(422);
  const late = await propose(recoveryCodes[1]);
  minutes(6);
  expect(await add(createAuthenticator(origin).make(late))).toBe(422);
});

test('another passkey takes the password and the first one, and leaves recovery codes as they are', async () => {
  const { token, key, recoveryCodes, read } = await member();
  const propose = (body: object) => api.call('POST', contract.proposePasskey.path, { token, body });
  const refused = await propose({ password });
  expect(refused).toMatchObject({ status: 422, body: { field: 'code' } });
  const { passkey } = refused.body as { passkey: Parameters<typeof key.sign>[0] };
  const proposal = await api.succeed(contract.proposePasskey, {
    token,
    body: { password, passkey: key.sign(passkey) },
  });
  expect(proposal.excludeCredentials).toMatchObject([{ id: key.id }]);
  const body = { name: 'Clé', passkey: createAuthenticator(origin).make(proposal) };
  expect(await api.succeed(contract.addPasskey, { token, body })).toEqual({ recoveryCodes: [] });
  expect(await read()).toMatchObject({ recoveryCodes: 10, passkeys: [{ name: 'Téléphone' }, { name: 'Clé' }] });
  const { items } = await api.succeed(contract.readJournal, { token: owner });
  expect(items[0]).toMatchObject({ what: 'user.passkey', to: 'Clé' });
  expect(recoveryCodes).toHaveLength(10);
});

test('what asks for a passkey makes none: a session and the password alone add no key', async () => {
  const { token, asked, read } = await member();
  const { challenge, rpId } = await asked();
  const passkey = createAuthenticator(origin).make({ challenge, rp: { id: rpId } });
  const added = await api.call('PUT', contract.addPasskey.path, { token, body: { name: 'Clé', passkey } });
  expect(added.status).toBe(422);
  expect((await read()).passkeys).toHaveLength(1);
});

test('a recovery code opens an account whose passkey is lost, and a new password takes one too', async () => {
  const { token, email, recoveryCodes } = await member();
  const [first, second] = recoveryCodes;
  await api.succeed(contract.login, { body: { email, password, code: first } });
  const change = { current: password, next: 'Un-Autre-Port-Au-Soir' };
  const path = contract.changeOwnPassword.path;
  expect((await api.call('PUT', path, { token, body: change })).body).toMatchObject({ field: 'code' });
  expect((await api.call('PUT', path, { token, body: { ...change, code: second } })).status).toBe(204);
});

test('the last passkey that is removed leaves the password alone; the journal and a mail say so', async () => {
  const { token, email, key, recoveryCodes, read } = await member();
  const path = contract.removePasskey.path.replace('{id}', key.id);
  const [code] = recoveryCodes;
  expect((await api.call('DELETE', path, { token, body: { password } })).body).toMatchObject({ field: 'code' });
  expect((await api.call('DELETE', path, { token, body: { password, code } })).status).toBe(204);
  expect(await read()).toEqual({ isOn: false, recoveryCodes: 0, passkeys: [] });
  await api.succeed(contract.login, { body: { email, password } });
  expect((await api.call('DELETE', path, { token, body: { password } })).status).toBe(404);
  const mails = { ...contract.listMails, path: `${contract.listMails.path}?q=${email}` };
  expect((await api.succeed(mails, { token: owner })).items[0]?.kind).toBe('second-factor-removed');
  const { items } = await api.succeed(contract.readJournal, { token: owner });
  expect(items[0]).toMatchObject({ what: 'user.passkey', who: email, from: 'Téléphone', to: '' });
});

test('nobody puts a passkey on the accounts of the demonstration, which everybody shares', async () => {
  const body = { password: demoOwner.password };
  expect((await api.call('POST', contract.proposePasskey.path, { token: owner, body })).status).toBe(409);
});
