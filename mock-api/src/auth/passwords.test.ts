import { expect, test } from 'vitest';
import { createPasswords, defaultPasswordCost, hashPassword } from './passwords.ts';

const network = '192.0.2.1';
const cheap = { N: 2 ** 10, r: 8, p: 1 };

test('the default cost is the one of the security rules', async () => {
  expect(await createPasswords().hash('Nuee-Client-18', network)).toMatch(
    /^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/,
  );
  expect(defaultPasswordCost).toEqual({ N: 32_768, r: 8, p: 3 });
});

test('the right password is accepted, another one is not', async () => {
  const passwords = createPasswords(cheap);
  const stored = await passwords.hash('Nuee-Client-18', network);
  expect(await passwords.verify('Nuee-Client-18', stored, network)).toBe(true);
  expect(await passwords.verify('nuee-client-18', stored, network)).toBe(false);
  expect(await passwords.verify('', stored, network)).toBe(false);
});

test('two hashes of one password differ, since each has its own salt', async () => {
  const passwords = createPasswords(cheap);
  expect(await passwords.hash('Nuee-Client-18', network)).not.toBe(await passwords.hash('Nuee-Client-18', network));
});

test('a hash is read with the cost it was written with', async () => {
  const stored = await hashPassword('Nuee-Client-18', Buffer.alloc(16, 1), { N: 2 ** 11, r: 8, p: 2 });
  expect(await createPasswords(cheap).verify('Nuee-Client-18', stored, network)).toBe(true);
});

test('a hash is outdated when one of the parameters has changed', async () => {
  const passwords = createPasswords(cheap);
  expect(passwords.isOutdated(await passwords.hash('Nuee-Client-18', network))).toBe(false);
  for (const other of [{ N: 2 ** 11 }, { r: 4 }, { p: 2 }]) {
    expect(passwords.isOutdated(await createPasswords({ ...cheap, ...other }).hash('Nuee-Client-18', network))).toBe(
      true,
    );
  }
});

test('an accent is the same password however the keyboard writes it', async () => {
  const passwords = createPasswords(cheap);
  expect(await passwords.verify('caf\u0065\u0301-1234', await passwords.hash('caf\u00e9-1234', network), network)).toBe(
    true,
  );
});

test('an unknown account is never accepted', async () => {
  const passwords = createPasswords(cheap);
  expect(await passwords.verify('', undefined, network)).toBe(false);
  expect(await passwords.verify('Nuee-Client-18', undefined, network)).toBe(false);
});

test('many concurrent checks all get their answer', async () => {
  const passwords = createPasswords(cheap);
  const stored = await passwords.hash('Nuee-Client-18', network);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => passwords.verify(i % 2 ? 'no' : 'Nuee-Client-18', stored, network)),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, i) => i % 2 === 0));
});

test('an unreadable hash is an error, not a refusal', async () => {
  await expect(createPasswords(cheap).verify('x', 'plain-text', network)).rejects.toThrow('unreadable');
});

test('a hundred wait for their turn, the next one of that network has to try again later', async () => {
  const passwords = createPasswords(cheap);
  const accepted = Array.from({ length: 102 }, () => passwords.hash('Nuee-Client-18', network));
  await expect(passwords.hash('Nuee-Client-18', network)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  expect(await Promise.all(accepted)).toHaveLength(102);
  expect(await passwords.hash('Nuee-Client-18', network)).toMatch(/^scrypt/);
});
