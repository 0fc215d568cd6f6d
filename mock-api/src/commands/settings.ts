/** Reads and changes the settings of the shop. */
import { type Delivery, holidaysIssue, maximumQuantity, type Redirect } from '@nuee/domain';
import { type ChangeSettings, type ShopSettings, standardSettings } from '@nuee/domain/live';
import type { Reader } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { command, onlyChanged } from './command.ts';
import { given } from './given.ts';
import { checkVersion } from './versions.ts';

const groups = [
  'identity',
  'shipping',
  'delivery',
  'vat',
  'hours',
  'bankTransfer',
  'holidays',
  'mostPieces',
  'reminderDays',
  'redirects',
  'mediator',
  'switches',
  'notifications',
] as const;

export async function settingsOf(t: Reader): Promise<ShopSettings> {
  // Those of an older version lack what has come since.
  return { ...standardSettings, ...(await t.get('settings', 'shop')) };
}

/** Of one line. The demonstration keeps the limit of the specification. */
export async function mostPiecesOf(
  t: Reader,
  { demo = true }: { readonly demo?: boolean | undefined },
): Promise<number> {
  return demo ? maximumQuantity : (await settingsOf(t)).mostPieces;
}

/** Changes only the groups and fields that were sent. Throws what `versions.ts` throws. */
export const changeSettings = command<ChangeSettings, ShopSettings>(async (t, actor, { version, ...change }) => {
  const before = await settingsOf(t);
  checkVersion(version, before.version, before);
  const {
    identity,
    shipping,
    delivery,
    vat,
    hours,
    bankTransfer,
    holidays,
    mostPieces,
    reminderDays,
    redirects,
    mediator,
    switches,
    notifications,
  } = change;
  const after: ShopSettings = {
    ...before,
    identity: { ...before.identity, ...given(identity) },
    shipping: { ...before.shipping, ...given(shipping) },
    delivery: deliveryAfter(before.delivery, delivery),
    vat: { ...before.vat, ...given(vat) },
    hours: hours ?? before.hours,
    bankTransfer: { ...before.bankTransfer, ...given(bankTransfer) },
    holidays: { ...before.holidays, ...given(holidays) },
    mostPieces: mostPieces ?? before.mostPieces,
    reminderDays: reminderDays ?? before.reminderDays,
    redirects: redirects ?? before.redirects,
    mediator: { ...before.mediator, ...given(mediator) },
    switches: { ...before.switches, ...given(switches) },
    notifications: { ...before.notifications, ...given(notifications) },
    version: before.version + 1,
  };
  const issue = holidaysIssue(after.holidays);
  if (issue) throw new ApiError(422, issue.sentence, {}, { field: `holidays.${issue.field}` });
  if (redirects) await refuseProducts(t, redirects);
  await t.put('settings', 'shop', after);
  const journal = groups.map((group) => ({
    what: `settings.${group}`,
    target: 'shop',
    name: group,
    from: JSON.stringify(before[group]),
    to: JSON.stringify(after[group]),
  }));
  const isSameAccount = after.bankTransfer.iban === before.bankTransfer.iban;
  return {
    answer: after,
    journal: onlyChanged(journal),
    calls: isSameAccount ? [] : [{ event: 'iban', about: actor.who }],
  };
});

/** The address of a product leads to that product. */
async function refuseProducts(t: Reader, redirects: readonly Redirect[]): Promise<void> {
  for (const { from } of redirects) {
    const [, slug] = /^\/produit\/([^/]+)\/?$/.exec(from) ?? [];
    const id = slug === undefined ? undefined : (await t.get('slugs', slug))?.productId;
    const product = id === undefined ? undefined : await t.get('products', id);
    if (product && product.slug === slug)
      throw new ApiError(422, `${from} est l’adresse d’un produit.`, {}, { field: 'redirects' });
  }
}

/** A method doesn't go where the shop no longer does; one that goes nowhere is switched off. */
function deliveryAfter(before: Delivery, change: ChangeSettings['delivery'] = {}): Delivery {
  const { methods, countries }: Delivery = { ...before, ...given(change) };
  const reached = methods.map((method) => {
    const own = method.countries.filter((country) => countries.includes(country));
    return { ...method, countries: own, active: method.active && own.length > 0 };
  });
  return { methods: reached, countries };
}

/** Whether the storage is a real shop's, and not the demonstration's. */
export const isInService = async (t: Reader): Promise<boolean> => (await t.get('facts', 'seed'))?.inService === true;
