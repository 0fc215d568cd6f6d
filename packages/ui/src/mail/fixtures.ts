import { filledLegalText, trackedParcel } from '@nuee/domain';
import { frozenNow, orders, profiles, settingsInService } from '@nuee/domain/fixtures';
import type { MailKind } from '@nuee/domain/live';
import type { ContentOf, MailShop, OwnerNews } from './letter.ts';

export const mailShop: MailShop = {
  name: 'Maison Nuée',
  url: 'https://shop.example',
  email: 'contact@maison-nuee.example',
  address: '8 rue des Nuages, 44000 Nantes, France',
};

const name = profiles.camille.firstName;
const fullName = `${name} ${profiles.camille.lastName}`;
const bankTransfer = {
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  beneficiary: 'Maison Nuée SAS',
  expiresAfterDays: 14,
};

/** One mail of each kind, which its story shows and a test sends through a mail server. */
export const mailContents: { readonly [K in MailKind]: ContentOf<K> } = {
  'order-received': { kind: 'order-received', name, order: orders.unpaid, bankTransfer },
  'order-paid': { kind: 'order-paid', name, order: orders.pendingPaid, invoiceNumber: 'F-2026-000006' },
  'order-shipped': {
    kind: 'order-shipped',
    name,
    order: orders.shipped,
    parcels: [
      trackedParcel({ carrier: 'colissimo', number: '6A12345678901' }, orders.shipped.shippingAddress.postalCode),
    ],
  },
  'order-delivered': { kind: 'order-delivered', name, order: orders.delivered },
  'order-cancelled': { kind: 'order-cancelled', name, order: orders.cancelled },
  'order-refunded': {
    kind: 'order-refunded',
    name,
    order: orders.cancelled,
    creditNumber: 'A-2026-000001',
    isWhole: true,
  },
  'order-changed': { kind: 'order-changed', name, order: orders.unpaid, bankTransfer },
  'transfer-reminder': { kind: 'transfer-reminder', name, order: orders.unpaid, bankTransfer },
  'ticket-answered': {
    kind: 'ticket-answered',
    name: fullName,
    subject: 'Flacon arrivé fendu',
    asked: 'Bonjour,\n\nUn des deux flacons fuit.',
    answer: 'Bonjour,\n\nNous vous en envoyons un autre dès demain.\n\nL’équipe de Maison Nuée',
    hasAccount: true,
  },
  'password-reset': { kind: 'password-reset', name: 'Camille', token: 'jeton', isOfBackOffice: false },
  'address-changed': { kind: 'address-changed', name: 'Camille', addresses: profiles.camille.addresses },
  'second-factor-removed': { kind: 'second-factor-removed', name: 'Ariane', left: false },
  'erasure-announced': { kind: 'erasure-announced', name: 'Camille', erasesAt: frozenNow },
  invitation: { kind: 'invitation', name: 'Ariane', token: 'jeton', isOfBackOffice: true },
  'withdrawal-received': {
    kind: 'withdrawal-received',
    declared: {
      name: fullName,
      orderNumber: 'CMD-2026-006',
      email: 'camille@mail.example',
      reason: 'Le parfum ne me convient pas.',
    },
    receivedAt: frozenNow,
    receiptId: '019bc0de-0000-7000-8000-000000000006',
  },
  'newsletter-confirmation': { kind: 'newsletter-confirmation', token: 'jeton' },
  'owner-notice': { kind: 'owner-notice', news: { event: 'order', name: fullName, ...orders.unpaid } },
  'owner-digest': {
    kind: 'owner-digest',
    news: [
      { event: 'order', name: fullName, ...orders.unpaid },
      { event: 'message', _id: 'ticket-1', name: fullName, subject: 'Flacon arrivé fendu', message: 'Bonjour' },
    ],
    more: 0,
  },
};

/** The other news of a shop. */
export const ownerNews = {
  message: {
    event: 'message',
    _id: 'ticket-1',
    name: fullName,
    subject: 'Flacon arrivé fendu',
    message: 'Bonjour,\nque faire ?',
  },
  withdrawal: {
    event: 'withdrawal',
    orderNumber: 'CMD-2026-006',
    name: fullName,
    reason: 'Le parfum ne me convient pas.',
    refundBy: '2026-01-29',
  },
  cancellation: { event: 'cancellation', name: fullName, ...orders.pendingPaid },
  soldOut: { event: 'stock', _id: '3', name: 'Caramel Beurre Salé', stock: 0 },
  failure: {
    event: 'failure',
    to: 'camille@mail.example',
    failed: 'order-shipped',
    error: '550 5.1.1 Adresse inconnue',
  },
  cards: {
    event: 'cards',
    who: 'claire@maison-nuee.example',
    gateway: { bank: 'systempay', siteId: '12345678', mode: 'PRODUCTION' },
  },
  iban: { event: 'iban', who: 'claire@maison-nuee.example', iban: 'FR7630006000011234567890189' },
} as const satisfies Record<string, OwnerNews>;

/** The receipt for somebody whose address has no such order: it quotes nothing that was typed. */
export const strangersWithdrawal: ContentOf<'withdrawal-received'> = {
  ...mailContents['withdrawal-received'],
  declared: undefined,
};

/** The same mail of a shop in service, which keeps the terms that were agreed to. */
export const orderInService: ContentOf<'order-received'> = {
  ...mailContents['order-received'],
  terms: {
    version: 0,
    agreedAt: orders.unpaid.createdAt,
    content: filledLegalText('terms', undefined, {
      ...settingsInService,
      identity: { ...settingsInService.identity, ...mailShop },
    }),
  },
};
