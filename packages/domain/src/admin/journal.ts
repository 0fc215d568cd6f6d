import { isLegalTextName, legalTexts } from '../legal/names.ts';
import { formatPrice } from '../money.ts';
import { orderStatusLabel } from '../order.ts';
import { isOwnPageName, ownPages } from '../pages/names.ts';
import { paymentStatusLabel } from '../payment.ts';
import { type Redirect, redirectsText } from '../redirects.ts';
import { ticketStatuses, ticketStatusLabel } from '../tickets.ts';
import { withdrawalStatuses, withdrawalStatusLabel } from '../withdrawal.ts';
import { isMailKind, mailKindLabel } from './mails.ts';
import { productStatusLabel } from './products.ts';
import { isSettingField, settingFields, settingWords } from './settings.ts';
import { userRoleLabel, userStatusLabel } from './users.ts';

/** The label of each action in the back office, by its code in the journal. */
const deeds: Readonly<Record<string, string>> = {
  'order.status': 'Statut de commande',
  'order.undo': 'Changement annulé',
  'order.payment': 'Paiement de commande',
  'order.refund': 'Remboursement',
  'order.entered': 'Commande saisie',
  'order.edited': 'Commande modifiée',
  'order.note': 'Note interne',
  'order.parcels': 'Colis de commande',
  'product.created': 'Produit créé',
  'product.removed': 'Produit supprimé',
  'product.status': 'Publication du produit',
  'product.stock': 'Stock',
  'product.price': 'Prix',
  'product.discountPrice': 'Prix réduit',
  'product.name': 'Nom du produit',
  'product.slug': 'Adresse du produit',
  'product.category': 'Catégorie du produit',
  'product.image': 'Image du produit',
  'product.pictures': 'Nombre d’images du produit',
  'category.created': 'Catégorie créée',
  'category.removed': 'Catégorie supprimée',
  'category.name': 'Nom de la catégorie',
  'category.image': 'Image de la catégorie',
  'category.place': 'Place de la catégorie',
  'user.created': 'Utilisateur créé',
  'user.role': 'Rôle',
  'user.status': 'Statut de l’utilisateur',
  'user.note': 'Note sur un client',
  'user.exported': 'Données d’un client exportées',
  'user.erased': 'Compte effacé',
  'user.secondFactor': 'Codes de connexion',
  'user.recoveryCodes': 'Codes de secours renouvelés',
  'ticket.reply': 'Réponse à un ticket',
  'ticket.status': 'Statut du ticket',
  'withdrawal.status': 'Rétractation',
  'mail.send': 'E-mail renvoyé',
  'newsletter.removed': 'Newsletter',
  'text.version': 'Texte légal',
  'page.version': 'Page de la boutique',
};

/** What an entry of the journal is about; an unknown code is shown as it is. */
export function journalLabel(what: string): string {
  return what.startsWith('settings.') ? 'Paramètres' : (deeds[what] ?? what);
}

/** The name of each group of settings, by its key. */
const settingGroups: Readonly<Record<string, string>> = {
  identity: 'Identité',
  shipping: 'Livraison',
  delivery: 'Modes de livraison',
  vat: 'TVA',
  hours: 'Horaires',
  bankTransfer: 'Virement bancaire',
  cards: 'Paiement par carte',
  holidays: 'Vacances',
  mostPieces: 'Quantités',
  reminderDays: 'Rappel du virement',
  redirects: 'Anciennes adresses',
  mediator: 'Médiateur',
  switches: 'Mise en avant',
  notifications: 'E-mails à la boutique',
};

/** What an entry was done to: a record by its name, and what the journal stores as a code in words. */
export function journalSubject({ what, name }: { what: string; name: string }): string {
  if (what.startsWith('settings.')) return settingGroups[name] ?? name;
  if (what === 'text.version' && isLegalTextName(name)) return legalTexts[name].title;
  if (what === 'page.version' && isOwnPageName(name)) return ownPages[name].title;
  return what === 'mail.send' && isMailKind(name) ? mailKindLabel(name) : name;
}

interface Change {
  what: string;
  from?: string | undefined;
  to?: string | undefined;
}

/** « En attente → Expédiée »; for settings, each one that differs; `undefined` where no value changed into another. */
export function journalChange({ what, from, to }: Change): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  // Addresses of pictures say nothing to an owner.
  if (what.endsWith('.image')) return undefined;
  if (what.startsWith('settings.')) return settingsChanged(what.slice('settings.'.length), from, to);
  const said = (code: string): string => valueLabel(what, code);
  return from === undefined ? said(to ?? '') : `${said(from)} → ${said(to ?? '')}`;
}

const productStates: Readonly<Record<string, string>> = {
  draft: productStatusLabel('draft'),
  published: productStatusLabel('published'),
  archived: productStatusLabel('archived'),
  removed: 'Supprimé',
};

const accountRoles: Readonly<Record<string, string>> = {
  customer: userRoleLabel('customer'),
  staff: userRoleLabel('staff'),
  admin: userRoleLabel('admin'),
};

function valueLabel(what: string, code: string): string {
  if (code === '') return '—';
  if (what === 'order.status' || what === 'order.undo') return orderStatusLabel(code, 'admin');
  if (what === 'order.payment') return paymentStatusLabel(code);
  if (what === 'product.status' || what === 'product.created') return productStates[code] ?? code;
  if (what === 'order.refund' || what === 'product.price' || what === 'product.discountPrice')
    return formatPrice(Number(code));
  if (what === 'user.role' || what === 'user.created') return accountRoles[code] ?? code;
  if (what === 'user.status') return userStatusLabel(code);
  if (what === 'user.secondFactor') return code === 'on' ? 'Activés' : 'Désactivés';
  if (what === 'withdrawal.status') {
    const known = withdrawalStatuses.find((each) => each === code);
    return known === undefined ? code : withdrawalStatusLabel(known);
  }
  const status = what.startsWith('ticket.') ? ticketStatuses.find((known) => known === code) : undefined;
  return status === undefined ? code : ticketStatusLabel(status);
}

/** The journal stores groups of settings as JSON. */
function settingsChanged(group: string, from = 'null', to = 'null'): string {
  if (group === 'redirects') return redirectsChanged(JSON.parse(from) ?? [], JSON.parse(to) ?? []);
  const [before, after] = [valuesOf(group, from), valuesOf(group, to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => before.get(field) !== after.get(field))
    .map((field) => {
      const label = isSettingField(field) ? settingFields[field].label : (otherFields[field] ?? field);
      return `${label}\u00a0: ${before.get(field) ?? '—'} → ${after.get(field) ?? '—'}`;
    })
    .join(', ');
}

/** The whole list is too long to be read. */
function redirectsChanged(before: readonly Redirect[], after: readonly Redirect[]): string {
  const [was, is] = [before, after].map((all) => all.map((one) => redirectsText([one])));
  const lines = (sign: string, all: string[] = [], others: string[] = []) =>
    all.filter((line) => !others.includes(line)).map((line) => `${sign}\u00a0${line}`);
  return [...lines('−', was, is), ...lines('+', is, was)].join(', ');
}

const otherFields: Readonly<Record<string, string>> = {
  'cards.bank': 'Banque',
  'cards.siteId': 'Numéro de boutique',
  'cards.mode': 'Mode',
  'cards.typed': 'Clés enregistrées',
  'delivery.methods': 'Modes',
  'delivery.countries': 'Pays',
};

/** « Colissimo 4,90 €, Express 9,90 € (arrêté) »; countries by their names. */
const listed = (all: readonly unknown[]): string =>
  all
    .map((one) => {
      if (typeof one === 'string') return one;
      const { name, fee, active } = Object(one);
      return `${name} ${formatPrice(Number(fee))}${active ? '' : ' (arrêté)'}`;
    })
    .join(', ') || '—';

function valuesOf(group: string, json: string): ReadonlyMap<string, string> {
  const value: unknown = JSON.parse(json);
  if (value === null) return new Map();
  const fields: [string, unknown][] =
    typeof value === 'object'
      ? Object.entries(value).map(([key, each]) => [`${group}.${key}`, each])
      : [[group, value]];
  return new Map(
    fields.map(([field, each]) => [field, Array.isArray(each) ? listed(each) : settingWords(field, each)]),
  );
}
