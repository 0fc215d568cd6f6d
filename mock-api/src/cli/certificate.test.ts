import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import forge from 'node-forge';
import { afterEach, expect, test } from 'vitest';
import { readCertificate } from './certificate.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date();
const servers: AsyncDisposable[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

const makeKeys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { privateKey: forge.pki.privateKeyFromPem(privateKey), publicKey: forge.pki.publicKeyFromPem(publicKey) };
};
const [authorityKeys, shopKeys] = [makeKeys(), makeKeys()];
const authorityName = [{ name: 'commonName', value: 'Autorité des tests' }];

interface Signed {
  host: string;
  keys: forge.pki.rsa.KeyPair;
  by?: 'authority' | 'itself';
  from?: Date;
  to?: Date;
}

/** A certificate as PEM. */
function sign({
  host,
  keys,
  by = 'authority',
  from = new Date(now.getTime() - day),
  to = new Date(now.getTime() + 40.5 * day),
}: Signed) {
  const made = forge.pki.createCertificate();
  made.publicKey = keys.publicKey;
  made.serialNumber = '01';
  made.validity.notBefore = from;
  made.validity.notAfter = to;
  const own = [{ name: 'commonName', value: host }];
  const isAuthority = keys === authorityKeys;
  made.setSubject(isAuthority ? authorityName : own);
  made.setIssuer(by === 'authority' ? authorityName : own);
  made.setExtensions([
    { name: 'basicConstraints', cA: isAuthority },
    ...(isAuthority ? [] : [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }]),
  ]);
  made.sign(by === 'authority' ? authorityKeys.privateKey : keys.privateKey, forge.md.sha256.create());
  return forge.pki.certificateToPem(made);
}

const ca = sign({ host: '', keys: authorityKeys });

/** A server with this certificate. Resolves to its address. */
async function serving(cert: string): Promise<string> {
  const key = forge.pki.privateKeyToPem(shopKeys.privateKey);
  const server = createServer({ key, cert }).listen(0, '127.0.0.1');
  server.on('tlsClientError', () => {});
  servers.push({ [Symbol.asyncDispose]: async () => void server.close() });
  await once(server, 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

const read = async (of: Partial<Signed>) =>
  readCertificate(await serving(sign({ host: 'localhost', keys: shopKeys, ...of })), { now, ca });

test('a certificate that browsers accept reports how many days it is valid', async () => {
  expect(await read({})).toEqual({ state: 'valid', daysLeft: 40 });
});

test.each([
  ['that has ended', { from: new Date(now.getTime() - 2 * day), to: new Date(now.getTime() - day) }, 'expired'],
  ['of another host', { host: 'shop.example' }, 'otherHost'],
  ['that no authority signed', { by: 'itself' as const }, 'selfSigned'],
])('one %s is reported', async (_what, of, state) => {
  expect(await read(of)).toMatchObject({ state, reason: expect.stringMatching(/\w/) });
});

test('one of an unknown authority is reported', async () => {
  const address = await serving(sign({ host: 'localhost', keys: shopKeys }));
  expect(await readCertificate(address, { now })).toMatchObject({ state: 'untrusted' });
});

test('an address without an answer is reported', async () => {
  expect(await readCertificate('https://localhost:9', { now })).toMatchObject({ state: 'away' });
});
