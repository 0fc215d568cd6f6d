/** The form of a delivery method, as an owner types it. */
import { formatWeight } from '../deliveryWords.ts';
import { formatPrice } from '../money.ts';
import { readPrice, readStock, slugify } from '../slug.ts';
import type { Delivery, DeliveryKind, DeliveryMethod } from '../terms.ts';
import { type FieldIssues, fieldIssues, unlessTyped } from './fieldIssues.ts';

export interface MethodForm {
  kind: DeliveryKind;
  name: string;
  text: string;
  fee: string;
  /** Empty where it is never free. */
  freeAbove: string;
  /** In grams; empty without a limit. */
  maxWeight: string;
  countries: string[];
  active: boolean;
}

const typed = (euros: number): string => euros.toFixed(2).replace('.', ',');

/** The form of a method; of a new one unless said, which goes to every country of the shop. */
export function methodForm(countries: readonly string[], method?: DeliveryMethod): MethodForm {
  return {
    kind: method?.kind ?? 'home',
    name: method?.name ?? '',
    text: method?.text ?? '',
    fee: method ? typed(method.fee) : '',
    freeAbove: method?.freeAbove === undefined ? '' : typed(method.freeAbove),
    maxWeight: method?.maxWeight === undefined ? '' : String(method.maxWeight),
    countries: [...(method?.countries ?? countries)],
    active: method?.active ?? true,
  };
}

/** The highest amount that a setting may have, in euros, and the heaviest parcel, in grams. */
const most = { amount: 10_000, weight: 30_000 };

const amountIssue = (text: string): string | undefined =>
  (readPrice(text) ?? most.amount + 1) > most.amount ? 'Indiquez un montant en euros, comme 4,90.' : undefined;

export function methodIssues({
  name,
  fee,
  freeAbove,
  maxWeight,
  countries,
  active,
}: MethodForm): FieldIssues<'name' | 'fee' | 'freeAbove' | 'maxWeight' | 'countries'> {
  const weight = readStock(maxWeight) ?? 0;
  return fieldIssues({
    name: unlessTyped(name, 'Donnez-lui un nom\u00a0: vos clients le lisent.'),
    fee: amountIssue(fee),
    freeAbove: freeAbove.trim() === '' ? undefined : amountIssue(freeAbove),
    maxWeight:
      maxWeight.trim() === '' || (weight > 0 && weight <= most.weight)
        ? undefined
        : 'Indiquez un poids en grammes, de 1 à 30\u202f000.',
    countries: active && countries.length === 0 ? 'Cochez au moins un pays.' : undefined,
  });
}

/**
 * The methods with what was typed, at the place of the method or at the end.
 *
 * @param form without `methodIssues`.
 */
export function withMethod(
  methods: readonly DeliveryMethod[],
  form: MethodForm,
  changed?: DeliveryMethod,
): DeliveryMethod[] {
  const { kind, name, text, fee, freeAbove, maxWeight, countries, active } = form;
  const method: DeliveryMethod = {
    id: changed?.id ?? newId(methods, name),
    kind,
    name: name.trim(),
    text: text.trim(),
    fee: readPrice(fee) ?? 0,
    ...(freeAbove.trim() !== '' && { freeAbove: readPrice(freeAbove) }),
    ...(maxWeight.trim() !== '' && { maxWeight: readStock(maxWeight) }),
    countries,
    active,
  };
  return changed ? methods.map((each) => (each.id === changed.id ? method : each)) : [...methods, method];
}

/** Made of its name, and of a number where another one has it. */
function newId(methods: readonly DeliveryMethod[], name: string): string {
  const base = slugify(name).slice(0, 40) || 'mode';
  const taken = new Set(methods.map(({ id }) => id));
  const numbers = Array.from({ length: methods.length }, (_, at) => `${base}-${at + 2}`);
  return [base, ...numbers].find((id) => !taken.has(id)) ?? base;
}

/** The methods with one of them a place earlier or later. */
export function moveMethod(methods: readonly DeliveryMethod[], id: string, by: -1 | 1): DeliveryMethod[] {
  const from = methods.findIndex((method) => method.id === id);
  const moved = methods.filter((method) => method.id !== id);
  return [...moved.slice(0, from + by), ...methods.slice(from, from + 1), ...moved.slice(from + by)];
}

/** The names of the methods that customers are no longer offered where the shop delivers to these countries only. */
export const endedBy = ({ methods }: Delivery, countries: readonly string[]): string[] =>
  methods
    .filter((method) => method.active && !method.countries.some((country) => countries.includes(country)))
    .map(({ name }) => name);

/** « 4,90 €, offerte au-dessus de 50,00 € · France, Belgique · jusqu’à 2 kg ». */
export function methodLine({ fee, freeAbove, countries, maxWeight }: DeliveryMethod): string {
  return [
    `${fee === 0 ? 'Offerte' : formatPrice(fee)}${freeAbove === undefined ? '' : `, offerte au-dessus de ${formatPrice(freeAbove)}`}`,
    countries.join(', '),
    maxWeight === undefined ? '' : `jusqu’à ${formatWeight(maxWeight)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
