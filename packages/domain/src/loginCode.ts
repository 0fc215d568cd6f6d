/** The code that an account of the back office may be asked for, in the shop too. */

/** A code as its app or its sheet has it, without what people put between its signs. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase();
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

/** What is wrong with a code that was typed. */
export function codeIssue(typed: string): string | undefined {
  const isCode = /^(\d{6}|[A-Z2-7]{16})$/.test(plainCode(typed));
  return isCode ? undefined : 'Indiquez les six chiffres de votre application, ou un code de secours.';
}
