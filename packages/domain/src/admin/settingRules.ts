import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { isPlausiblePhone } from '../addressAdvice.ts';
import { emailShape } from '../emailShape.ts';

interface SettingRule {
  isRight: (value: string) => boolean;
  /** What to type instead. */
  sentence: string;
}

/** What an owner writes where a legal mention doesn't concern her company. */
const notConcerned = /^sans objet$/i;

/**
 * The settings that aren't any text, by their path: one mistyped letter of them sends a customer's money or letter elsewhere. Each rule
 * is for a text that isn't empty: an empty setting is missing, not wrong.
 */
export const settingRules = {
  'identity.email': {
    isRight: (value) => emailShape.test(value),
    sentence: 'Indiquez une adresse e-mail complète, comme contact@exemple.fr.',
  },
  'identity.phone': {
    isRight: (value) => isPlausiblePhone(value, 'France'),
    sentence: 'Indiquez un numéro à dix chiffres, comme 02 40 12 34 56, ou avec son indicatif, comme +32 470 12 34 56.',
  },
  'identity.siret': {
    isRight: (value) => notConcerned.test(value) || isSiret(value),
    sentence: 'Recopiez les 14\u00a0chiffres de votre avis de situation\u00a0: un chiffre au moins est faux.',
  },
  'identity.vatNumber': {
    isRight: (value) => notConcerned.test(value) || isVatNumber(value),
    sentence:
      'Recopiez le numéro complet, comme FR\u00a083\u00a0404\u00a0833\u00a0048, ou écrivez «\u00a0sans objet\u00a0».',
  },
  'bankTransfer.iban': {
    isRight: (value) => isValidIBAN(electronicFormatIBAN(value) ?? ''),
    sentence: 'Recopiez l’IBAN de votre RIB\u00a0: un signe au moins est faux ou manque.',
  },
  'bankTransfer.bic': {
    isRight: (value) => isValidBIC(value.toUpperCase()),
    sentence: 'Recopiez le BIC de votre RIB\u00a0: 8 ou 11\u00a0signes, comme AGRIFRPP.',
  },
  'mediator.site': {
    isRight: isWebAddress,
    sentence: 'Indiquez l’adresse complète du site, comme https://www.exemple.fr.',
  },
} as const satisfies Readonly<Record<string, SettingRule>>;

/** What is wrong with the text of a setting; nothing where it is empty, or any text is right. */
export function settingRuleIssue(field: string, value: string): string | undefined {
  const text = value.trim();
  const rule = Object.entries(settingRules).find(([name]) => name === field)?.[1];
  return rule === undefined || text === '' || rule.isRight(text) ? undefined : rule.sentence;
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** 14 digits whose sum is a multiple of ten, every second one from the right counted twice (Luhn, ISO/IEC 7812-1, annex B). */
function isSiret(value: string): boolean {
  const digits = withoutSpaces(value);
  if (!/^\d{14}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, i) => {
    const counted = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}

/**
 * A French number: FR, the key (12 + 3 × (SIREN mod 97)) mod 97, and the SIREN, as the tax administration gives it
 * (impots.gouv.fr, « numéro de TVA intracommunautaire »). Of another member state only the shape is known here.
 */
function isVatNumber(value: string): boolean {
  const number = withoutSpaces(value).toUpperCase();
  const french = /^FR(\d{2})(\d{9})$/.exec(number);
  if (french) return (12 + 3 * (Number(french[2]) % 97)) % 97 === Number(french[1]);
  return /^(?!FR)[A-Z]{2}[0-9A-Z+*]{8,12}$/.test(number);
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[a-z]{2,}$/.test(url.hostname);
}
