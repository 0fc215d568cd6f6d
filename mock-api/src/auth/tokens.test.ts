import { expect, test } from 'vitest';
import { bearerToken, newToken, tokenDigest } from './tokens.ts';

test('a token carries 256 random bits and never repeats', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
});

test('the digest of a token is its SHA-256', () => {
  expect(tokenDigest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each([
  ['Bearer abc-_9', 'abc-_9'],
  ['bearer abc', 'abc'],
  ['Bearer ', undefined],
  ['Basic abc', undefined],
  ['Bearer a b', undefined],
  [`Bearer ${'a'.repeat(300)}`, undefined],
  [undefined, undefined],
])('the header %s carries the token %s', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});
