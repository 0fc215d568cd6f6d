import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSafe, isSealed, keySize } from './safe.ts';

const safe = createSafe(randomBytes(keySize));
const sealed = safe.seal('cards/test', '1122334455667788');

test('a secret is opened by the key and the name that it was sealed with', () => {
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain('1122334455667788');
  expect(safe.open('cards/test', sealed)).toBe('1122334455667788');
  expect(safe.open('empty', safe.seal('empty', ''))).toBe('');
});

test('sealed twice, it looks another way', () => {
  expect(safe.seal('cards/test', '1122334455667788')).not.toBe(sealed);
});

test('another name or another key opens nothing', () => {
  expect(safe.open('cards/production', sealed)).toBeUndefined();
  expect(createSafe(randomBytes(keySize)).open('cards/test', sealed)).toBeUndefined();
});

test('a secret that was changed or cut isn’t opened', () => {
  const bytes = Buffer.from(sealed.slice('v1:'.length), 'base64');
  for (const place of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(safe.open('cards/test', `v1:${changed.toString('base64')}`)).toBeUndefined();
  }
  expect(safe.open('cards/test', sealed.slice(0, 20))).toBeUndefined();
  expect(safe.open('cards/test', 'JBSWY3DPEHPK3PXP')).toBeUndefined();
});
