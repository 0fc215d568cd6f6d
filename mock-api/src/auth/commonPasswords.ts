/** The most common passwords, which attackers try first: nobody may choose one of them (ASVS 6.2.4). */
import { fold, minimumPasswordLength } from '@nuee/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { frenchPasswords } from './frenchPasswords.ts';

/** How many are refused, counting only those of sufficient length, since shorter ones are refused anyway. */
const refused = 3_000;
/** How many figures and signs may be added to a French word before it is another password: a date has six. */
const maxAdded = 6;

// The list begins with the most common one and is in lower case.
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= minimumPasswordLength).slice(0, refused),
);

/**
 * Whether it is one of the 3,000 most common, in any case: « Password1 » is guessed like « password1 ». So is a French word of
 * `frenchPasswords.ts` with what people put around it, for its letters or twice: « Soleil2024! », « m0tdepasse », « doudoudoudou ».
 */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFC').toLowerCase()) || isFrenchWord(fold(password));
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

function isFrenchWord(folded: string): boolean {
  const word = folded.replace(/^[^a-z@]+|[^a-z]+$/g, '');
  const read = word.replaceAll(/[01345@$]/g, (sign) => lookalikes[sign] ?? sign);
  return [word, read].some((one) => {
    const letters = one.replaceAll(/[^a-z]/g, '');
    const half = letters.slice(0, letters.length / 2);
    const isWord = frenchPasswords.has(letters) || (letters === half + half && frenchPasswords.has(half));
    return isWord && folded.length - letters.length <= maxAdded;
  });
}
