import { minimumPasswordLength, testCredentials } from '@nuee/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

test('the three thousand most common of the list are refused, in upper or lower case', () => {
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= minimumPasswordLength);
  expect(longEnough.filter(isCommonPassword)).toEqual(longEnough.slice(0, 3_000));
  expect(longEnough[0]).toBe('password');
  expect(isCommonPassword('PassWord')).toBe(true);
});

test.each(['Une-phrase-de-passe', 'toString', testCredentials.customer.password])(
  '%s is not one of them',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
