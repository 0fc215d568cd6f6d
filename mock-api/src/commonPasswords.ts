/** The most common passwords, which attackers try first: nobody may choose one of them (ASVS 6.2.4). */
import { minimumPasswordLength } from '@nuee/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

/** How many are refused, counting only those of sufficient length, since shorter ones are refused anyway. */
const refused = 3_000;

// The list begins with the most common one and is in lower case.
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= minimumPasswordLength).slice(0, refused),
);

/** Whether it is one of the 3,000 most common, in any case: « Password1 » is guessed like « password1 ». */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFC').toLowerCase());
}
