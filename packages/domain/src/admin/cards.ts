/** How a shop in service takes cards: what its owner sets in the back office. */
import {
  type CardBank,
  type CardMode,
  cardBankNames,
  cardBanks,
  cardKeyShape,
  cardModes,
  siteIdShape,
} from '../cardBanks.ts';
import type { CardKey, Cards, CardsChange } from '../live/cards.ts';
import { type FieldIssues, fieldIssues, unlessTyped } from './fieldIssues.ts';

/** What a form holds. A key is only typed to be kept or replaced. */
export interface CardsText {
  bank: string;
  siteId: string;
  mode: CardMode;
  'keys.TEST': string;
  'keys.PRODUCTION': string;
}
export type CardsField = keyof CardsText;

export function cardsText({ bank, siteId = '', mode = 'TEST' }: Cards): CardsText {
  return { bank: bank ?? '', siteId, mode, 'keys.TEST': '', 'keys.PRODUCTION': '' };
}

const bankOf = (value: string): CardBank | undefined => cardBankNames.find((bank) => bank === value);
const plain = (typed: string): string => typed.replaceAll(/\s/g, '');

/** What is wrong with what was typed over what is saved. */
export function cardsIssues(typed: CardsText, saved: Cards): FieldIssues<CardsField> {
  const isOther = isOtherShop(typed, saved);
  const keyIssue = (of: CardMode, asked: string): string | undefined => {
    const key = plain(typed[`keys.${of}`]);
    if (key !== '') return cardKeyShape.test(key) ? undefined : 'Recopiez la clé entière\u00a0: seize signes au moins.';
    return of !== typed.mode || isKept(saved.keys[of], isOther) ? undefined : asked;
  };
  return fieldIssues<CardsField>({
    bank: unlessTyped(typed.bank, 'Choisissez votre banque.'),
    siteId: siteIdShape.test(plain(typed.siteId)) ? undefined : 'Recopiez les huit chiffres du numéro de boutique.',
    mode: undefined,
    'keys.TEST': keyIssue('TEST', 'Recopiez la clé de test.'),
    'keys.PRODUCTION': keyIssue('PRODUCTION', 'Recopiez la clé de production.'),
  });
}

const isKept = (key: CardKey | undefined, isOther: boolean): boolean =>
  key !== undefined && key.lost === undefined && !isOther;

/** Whether another shop is meant at the bank, to which the saved keys don't belong. */
function isOtherShop({ bank, siteId }: Pick<CardsText, 'bank' | 'siteId'>, saved: Cards): boolean {
  return saved.bank !== undefined && (bank !== saved.bank || plain(siteId) !== saved.siteId);
}

/** What is to be sent. Undefined where nothing differs from what is saved, or no bank is chosen. */
export function cardsChange(typed: CardsText, saved: Cards): CardsChange | undefined {
  const bank = bankOf(typed.bank);
  const { mode } = typed;
  const keys = cardModes.flatMap((of) => {
    const key = plain(typed[`keys.${of}`]);
    return key === '' ? [] : [[of, key] as const];
  });
  const isSame = bank === saved.bank && plain(typed.siteId) === saved.siteId && mode === saved.mode;
  if (bank === undefined || (isSame && keys.length === 0)) return undefined;
  return { bank, siteId: plain(typed.siteId), mode, keys: Object.fromEntries(keys) };
}

/** What saving does, in sentences. */
export function cardsEffect(change: CardsChange, saved: Cards): string {
  const { bank, siteId, mode, keys } = change;
  const isOther = isOtherShop(change, saved);
  const forgotten = isOther && cardModes.some((of) => saved.keys[of] && !keys[of]);
  const isUnderWay =
    saved.mode !== undefined && (isOther || mode !== saved.mode || (saved.keys[mode] && keys[mode] !== undefined));
  return [
    mode === 'PRODUCTION'
      ? `Vos clients paient par carte\u00a0: l’argent va à la boutique ${siteId} chez ${cardBanks[bank].label}.`
      : 'La carte est proposée en mode test\u00a0: aucune n’est débitée, et ces commandes restent impayées.',
    forgotten ? 'Les clés de l’ancienne boutique sont oubliées.' : '',
    isUnderWay
      ? 'Un paiement qui est en cours à la banque en ce moment ne sera pas reconnu\u00a0: choisissez une heure calme.'
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
