import type { Mail } from '../live/mails.ts';

const kinds: Readonly<Record<Mail['kind'], string>> = {
  'order-received': 'Commande reçue',
  'order-paid': 'Paiement reçu',
  'order-shipped': 'Commande expédiée',
  'order-delivered': 'Commande livrée',
  'order-cancelled': 'Commande annulée',
  'order-refunded': 'Commande remboursée',
  'order-changed': 'Commande modifiée',
  'transfer-reminder': 'Rappel de virement',
  'ticket-answered': 'Réponse à un ticket',
  'password-reset': 'Nouveau mot de passe',
  'address-changed': 'Adresses changées',
  'erasure-announced': 'Suppression de compte annoncée',
  invitation: 'Invitation',
  'second-factor-removed': 'Codes ou clé d’accès retirés',
  'withdrawal-received': 'Rétractation reçue',
  'newsletter-confirmation': 'Confirmation de la newsletter',
  'owner-notice': 'Nouvelle de la boutique',
  'owner-digest': 'Nouvelles du jour',
};

const statuses: Readonly<Record<Mail['status'], string>> = { waiting: 'En attente', sent: 'Envoyé', failed: 'Échec' };

/** Whether a code is that of a kind of mail. */
export const isMailKind = (code: string): code is Mail['kind'] => Object.hasOwn(kinds, code);

/** The back office's words for what a mail is about. */
export const mailKindLabel = (kind: Mail['kind']): string => kinds[kind];

/** The back office's words for whether a mail was sent. */
export const mailStatusLabel = (status: Mail['status']): string => statuses[status];

/** In the order of the filter: what needs attention comes first. */
export const mailStatusChoices: readonly { value: Mail['status']; label: string }[] = (
  ['failed', 'waiting', 'sent'] as const
).map((value) => ({ value, label: mailStatusLabel(value) }));
