import { expect, it } from 'vitest';
import { codeIssue, plainCode } from '../loginCode.ts';
import { againIssues, spacedCode } from './secondFactor.ts';

it('a code is the same however it is typed', () => {
  expect(plainCode(' 123 456 ')).toBe('123456');
  expect(plainCode(spacedCode('ABCDEFGHJKLM2345').toLowerCase())).toBe('ABCDEFGHJKLM2345');
});

it('six figures or a recovery code are a code', () => {
  expect(codeIssue('123 456')).toBeUndefined();
  expect(codeIssue('abcd-efgh-jklm-2345')).toBeUndefined();
  for (const typed of ['', '12345', '1234567', 'ABCD']) expect(codeIssue(typed)).toMatch(/^Indiquez/);
});

it('asks for the code only where the account has codes', () => {
  expect(againIssues({ password: '' })).toMatchObject({ password: 'Indiquez votre mot de passe.', code: undefined });
  expect(againIssues({ password: 'a', code: '' }).code).toBeDefined();
});
