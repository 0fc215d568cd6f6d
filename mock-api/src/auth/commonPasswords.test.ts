import { minimumPasswordLength, testCredentials } from '@nuee/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

test('the three thousand most common of the list are refused, in upper or lower case', () => {
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= minimumPasswordLength);
  expect(longEnough.slice(0, 3_000).filter((password) => !isCommonPassword(password))).toEqual([]);
  // Only French words are refused of the others.
  expect(longEnough.slice(3_000).filter((password) => !isCommonPassword(password)).length).toBeGreaterThan(10_000);
  expect(longEnough[0]).toBe('password');
  expect(isCommonPassword('PassWord')).toBe(true);
});

test.each([
  ...['azertyuiop', 'Azerty123!', 'motdepasse', 'Mot-de-passe1', 'm0tdepasse', 'P@ssword12'],
  ...['Soleil2024!', 'bonjour1', 'doudoudoudou', 'loulou59', 'marseille13', 'chouchou', 'jetaime2'],
  ...['Camille1990', 'Éric-1985', 'nicolas140785', '19camille90'],
])('« %s » is refused, as French words with what is put around them are', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Une-phrase-de-passe',
  'toString',
  'soleil-de-minuit',
  'brume-du-soir',
  'camille-roussel',
  testCredentials.customer.password,
])('%s is not one of them', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
