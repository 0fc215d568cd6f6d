import { formatDate, isDay } from '../dates.ts';
import { cartCharges } from '../delivery.ts';
import { maximumQuantity } from '../limits.ts';
import type { NoticeTime, ShopSettings } from '../live/records.ts';
import { formatCount, formatPrice } from '../money.ts';
import { parsePrice } from '../slug.ts';
import type { Terms } from '../terms.ts';
import { orderTotals } from '../totals.ts';
import type { Difference } from './differences.ts';
import type { FieldIssues } from './fieldIssues.ts';
import { settingRuleIssue } from './settingRules.ts';

const text = (label: string) => ({ label, kind: 'text' }) as const;
const notice = (label: string) => ({ label, kind: 'notice' }) as const;
const amount = (label: string) => ({ label, kind: 'amount' }) as const;

/**
 * The settings that an owner may change, by their path in the shop's settings: the label of each, and what it accepts.
 */
export const settingFields = {
  'identity.name': text('Nom de la boutique'),
  'identity.email': text('E-mail'),
  'identity.phone': text('Téléphone'),
  'identity.address': text('Adresse'),
  'identity.legalForm': text('Forme juridique'),
  'identity.capital': text('Capital social'),
  'identity.rcs': text('RCS'),
  'identity.siret': text('SIRET'),
  'identity.vatNumber': text('Numéro de TVA'),
  'identity.publisher': text('Responsable de la publication'),
  'identity.host': text('Hébergeur'),
  hours: text('Horaires'),
  'shipping.fee': amount('Frais de livraison'),
  'shipping.freeAbove': amount('Livraison offerte au-dessus de'),
  'vat.rate': { label: 'Taux de TVA', kind: 'rate' },
  'vat.included': { label: 'TVA comprise dans les prix', kind: 'switch' },
  'bankTransfer.beneficiary': text('Bénéficiaire'),
  'bankTransfer.iban': text('IBAN'),
  'bankTransfer.bic': text('BIC'),
  'bankTransfer.expiresAfterDays': { label: 'Délai de paiement', kind: 'days' },
  reminderDays: { label: 'Rappel du virement', kind: 'daysOrNone' },
  'holidays.from': { label: 'Premier jour de fermeture', kind: 'day' },
  'holidays.to': { label: 'Dernier jour de fermeture', kind: 'day' },
  'holidays.sentence': text('Votre phrase aux visiteurs'),
  mostPieces: { label: 'Pièces par article au plus', kind: 'pieces' },
  'mediator.name': text('Nom du médiateur'),
  'mediator.address': text('Adresse du médiateur'),
  'mediator.site': text('Site du médiateur'),
  'switches.reviews': { label: 'Avis des clients', kind: 'switch' },
  'switches.badges': { label: 'Mentions «\u00a0Best-seller\u00a0» et «\u00a0Nouveau\u00a0»', kind: 'switch' },
  'switches.promotions': { label: 'Prix barrés, et ce qui manque pour la livraison offerte', kind: 'switch' },
  'switches.newsletter': { label: 'Inscription à la newsletter', kind: 'switch' },
  'notifications.order': notice('Nouvelle commande'),
  'notifications.message': notice('Message ou ticket'),
  'notifications.withdrawal': notice('Rétractation'),
  'notifications.cancellation': notice('Annulation par le client'),
  'notifications.stock': notice('Stock faible ou épuisé'),
  'notifications.failure': notice('E-mail qui ne part pas'),
  'notifications.iban': notice('Changement d’IBAN ou du paiement par carte'),
} as const;
export type SettingField = keyof typeof settingFields;

/** When a mail tells the owners. */
export const noticeChoices: readonly { value: NoticeTime; label: string }[] = [
  { value: 'now', label: 'aussitôt' },
  { value: 'daily', label: 'une fois par jour, à 8\u00a0heures' },
  { value: 'off', label: 'jamais' },
];

/** The edited fields, as typed; a switch is `true` or `false`. */
export type SettingEdits = Partial<Record<SettingField, string>>;

/** A changed setting in words: « Frais de livraison », « 4,99 € », « 5,99 € ». */
export interface SettingEffect {
  label: string;
  from: string;
  to: string;
}

/**
 * What is sent: the changed fields in their groups, the version that the change is based on, and the password of the owner where
 * there is a `changedIban`.
 */
export type SettingsChange = { version: number; password?: string; code?: string } & Record<string, unknown>;

/** Whether a path in the shop's settings is one that an owner may change. */
export const isSettingField = (name: string): name is SettingField => Object.hasOwn(settingFields, name);

/** The initial text of a setting's field. */
export function settingText(settings: ShopSettings, field: SettingField): string {
  const value = valueAt(settings, field);
  if (typeof value !== 'number') return String(value);
  return settingFields[field].kind === 'amount' ? value.toFixed(2).replace('.', ',') : String(value).replace('.', ',');
}

/** What is wrong with the edited fields, a sentence for each. */
export function settingIssues(edits: SettingEdits): FieldIssues<SettingField> {
  const issues: FieldIssues<SettingField> = {};
  for (const [field, typed] of editsOf(edits)) {
    const sentence = issueOf(field, typed.trim());
    if (sentence !== undefined) issues[field] = sentence;
  }
  return issues;
}

/** What saving would change, in words. A field that can't be parsed yet changes nothing. */
export function settingEffects(settings: ShopSettings, edits: SettingEdits): SettingEffect[] {
  return changesOf(settings, edits).map(({ field, from, to }) => ({
    label: settingFields[field].label,
    from: settingWords(field, from),
    to: settingWords(field, to),
  }));
}

/** Some carts, in euros: below and above what most shops offer delivery from. */
const exampleCarts = [20, 40, 60, 100];

/** What some carts would pay in all once the typed terms are saved: those that would pay something else. */
export function cartEffects(settings: ShopSettings, edits: SettingEdits): SettingEffect[] {
  const changed = new Map(changesOf(settings, edits).map(({ field, to }) => [field, to]));
  const number = (field: SettingField, before: number): number => Number(changed.get(field) ?? before);
  const { shipping, vat } = settings;
  const terms = {
    delivery: settings.delivery,
    shipping: {
      fee: number('shipping.fee', shipping.fee),
      freeAbove: number('shipping.freeAbove', shipping.freeAbove),
    },
    vat: { rate: number('vat.rate', vat.rate), included: (changed.get('vat.included') ?? vat.included) === true },
  };
  return exampleCarts.flatMap((price) => {
    const paid = (asked: Terms): string => {
      const cart = [{ price, quantity: 1, product: {} }];
      const { totalPrice, shippingPrice } = orderTotals(cart, cartCharges(asked, cart).charges);
      return `${formatPrice(totalPrice)}${shippingPrice === 0 ? ', livraison offerte' : ''}`;
    };
    const [from, to] = [paid(settings), paid(terms)];
    return from === to ? [] : [{ label: `Un panier de ${formatPrice(price)} paie`, from, to }];
  });
}

/** What is to be sent for the fields that differ. */
export function settingsChange(settings: ShopSettings, edits: SettingEdits): SettingsChange {
  const groups = new Map<string, Record<string, unknown>>();
  const change: SettingsChange = { version: settings.version };
  for (const { field, to } of changesOf(settings, edits)) {
    const [group = '', key] = field.split('.');
    if (key === undefined) change[group] = to;
    else groups.set(group, { ...groups.get(group), [key]: to });
  }
  return { ...change, ...Object.fromEntries(groups) };
}

/** The account that customers will pay to, where a change sets another one: saving it asks for the owner's password. */
export function changedIban({ bankTransfer }: SettingsChange): string | undefined {
  const iban: unknown = Object(bankTransfer).iban;
  return typeof iban === 'string' ? iban : undefined;
}

/**
 * The settings that were saved with another value while a form was open, and that the form would save differently.
 *
 * @param base the settings that were typed over.
 * @param saved the settings as they are now.
 */
export function settingDifferences(
  base: ShopSettings,
  saved: ShopSettings,
  edits: SettingEdits,
): Difference<SettingField>[] {
  return Object.keys(settingFields)
    .filter(isSettingField)
    .filter((field) => settingText(base, field) !== settingText(saved, field))
    .map((field) => {
      const own = changesOf(base, edits).find((change) => change.field === field);
      return {
        field,
        label: settingFields[field].label,
        mine: settingWords(field, own?.to ?? valueAt(base, field)),
        theirs: settingWords(field, valueAt(saved, field)),
        isTyped: own !== undefined,
      };
    })
    .filter(({ mine, theirs }) => mine !== theirs);
}

function issueOf(field: SettingField, typed: string): string | undefined {
  const { kind } = settingFields[field];
  switch (kind) {
    case 'amount':
      return /^\d{1,4}([,.]\d{1,2})?$/.test(typed) ? undefined : 'Indiquez un montant en euros, comme 4,99.';
    case 'rate':
      return /^\d{1,2}([,.]\d{1,2})?$/.test(typed) ? undefined : 'Indiquez un taux en pour cent, comme 20.';
    case 'days':
      return /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 365
        ? undefined
        : 'Indiquez un nombre de jours de 1 à 365.';
    case 'daysOrNone':
      return /^\d{1,3}$/.test(typed) && Number(typed) <= 365 ? undefined : 'Indiquez un nombre de jours de 0 à 365.';
    case 'pieces':
      return /^\d{1,4}$/.test(typed) && Number(typed) >= 1
        ? undefined
        : `Indiquez un nombre de pièces de 1 à ${formatCount(maximumQuantity)}.`;
    case 'day':
      return typed === '' || isDay(typed) ? undefined : 'Indiquez un jour, comme 01/08/2026.';
    case 'text':
      return settingRuleIssue(field, typed);
    case 'notice':
    case 'switch':
      return undefined;
    default:
      return kind satisfies never;
  }
}

type Value = string | number | boolean;

function changesOf(
  settings: ShopSettings,
  edits: SettingEdits,
): readonly { field: SettingField; from: Value; to: Value }[] {
  return editsOf(edits).flatMap(([field, typed]) => {
    const { kind } = settingFields[field];
    if (issueOf(field, typed.trim()) !== undefined) return [];
    const from = valueAt(settings, field);
    const to =
      kind === 'text'
        ? asPrinted(field, typed.trim())
        : kind === 'notice' || kind === 'day'
          ? typed.trim()
          : kind === 'switch'
            ? typed === 'true'
            : parsePrice(typed);
    return from === to ? [] : [{ field, from, to }];
  });
}

/** A setting's value in words: « 4,99 € », « 20 % », « oui ». */
export function settingWords(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (isSettingField(field) && settingFields[field].kind === 'notice')
    return noticeChoices.find((choice) => choice.value === value)?.label ?? '';
  if (field.startsWith('holidays.'))
    return value === '' ? 'aucun' : isDay(String(value)) ? formatDate(String(value)) : String(value);
  if (typeof value !== 'number') return String(value ?? '') || 'à compléter';
  switch (isSettingField(field) ? settingFields[field].kind : undefined) {
    case 'amount':
      return formatPrice(value);
    case 'rate':
      return `${String(value).replace('.', ',')}\u00a0%`;
    case 'daysOrNone':
      return value === 0 ? 'jamais' : `${value}\u00a0${value > 1 ? 'jours' : 'jour'}`;
    case 'days':
      return `${value}\u00a0${value > 1 ? 'jours' : 'jour'}`;
    case 'pieces':
      return formatCount(value);
    default:
      return String(value);
  }
}

/** Banks print them in capitals, and so does the shop. */
const asPrinted = (field: SettingField, text: string): string =>
  /\.(?:iban|bic)$/.test(field) ? text.toUpperCase() : text;

function editsOf(edits: SettingEdits): [SettingField, string][] {
  return Object.entries(edits).flatMap(([field, typed]): [SettingField, string][] =>
    isSettingField(field) && typed !== undefined ? [[field, typed]] : [],
  );
}

function valueAt(settings: ShopSettings, field: SettingField): Value {
  const [group, key = ''] = field.split('.');
  const found: unknown = Object.entries(settings).find(([name]) => name === group)?.[1];
  const value: unknown =
    typeof found === 'object' && found !== null ? Object.entries(found).find(([name]) => name === key)?.[1] : found;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value ?? '');
}
