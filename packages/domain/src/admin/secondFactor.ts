/** The codes that an account of the back office may be asked for besides its password. */
import { unlessTyped } from './fieldIssues.ts';

/** A code as its app or its sheet has it, without what people put between its signs. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase();
}

/** A recovery code as it is read aloud: « ABCD-EFGH-JKLM-NPQR ». */
export function spacedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** What is asked again before a stolen session could do harm. */
export interface Again {
  readonly password: string;
  /** Where the account has a second factor; absent where a passkey is used in its place. */
  readonly code?: string;
}

/** A passkey of an account, by the name that its owner gave it. All dates are ISO dates. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt?: string | undefined;
}

/** Whether a code is asked for, or a passkey unless one is typed. */
export type AsksCode = boolean | 'orPasskey';

/** What was typed as a code: nothing where a passkey takes its place. */
export function codeGiven(asked: AsksCode, typed: string): { code?: string } {
  return asked === false || (asked === 'orPasskey' && typed.trim() === '') ? {} : { code: typed };
}

/** What stands below the field of a code. */
export function codeHint(asked: AsksCode): string {
  return asked === 'orPasskey'
    ? 'Laissez vide pour utiliser votre clé d’accès\u00a0; sinon, un code de votre application ou de secours.'
    : 'De votre application, ou un code de secours.';
}

/** What is missing of it: a sentence for each field. */
export function againIssues({ password, code }: Again): Record<'password' | 'code', string | undefined> {
  return {
    password: unlessTyped(password, 'Indiquez votre mot de passe.'),
    code: code === undefined ? undefined : codeIssue(code),
  };
}

/** What is wrong with a code that was typed. */
export function codeIssue(typed: string): string | undefined {
  const isCode = /^(\d{6}|[A-Z2-7]{16})$/.test(plainCode(typed));
  return isCode ? undefined : 'Indiquez les six chiffres de votre application, ou un code de secours.';
}
