/** The codes that an account of the back office may be asked for besides its password. */
import { codeIssue } from '../loginCode.ts';
import { unlessTyped } from './fieldIssues.ts';

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

/** What is missing of it: a sentence for each field. */
export function againIssues({ password, code }: Again): Record<'password' | 'code', string | undefined> {
  return {
    password: unlessTyped(password, 'Indiquez votre mot de passe.'),
    code: code === undefined ? undefined : codeIssue(code),
  };
}
