import type { Mail } from '../live/mails.ts';

const kinds: Readonly<Record<Mail['kind'], string>> = {
  'order-received': 'Commande reçue',
  'order-paid': 'Paiement reçu',
  'order-shipped': 'Commande expédiée',
  'order-delivered': 'Commande livrée',
  'order-cancelled': 'Commande annulée',
  'order-refunded': 'Commande remboursée',
  'ticket-answered': 'Réponse à un ticket',
  'password-reset': 'Nouveau mot de passe',
  'address-changed': 'Adresse e-mail changée',
  invitation: 'Invitation',
  'withdrawal-received': 'Rétractation reçue',
  'newsletter-confirmation': 'Confirmation de la newsletter',
};

const statuses: Readonly<Record<Mail['status'], string>> = { waiting: 'En attente', sent: 'Envoyé', failed: 'Échec' };

/** What a mail is about, as the back office says it. */
export const mailKindLabel = (kind: Mail['kind']): string => kinds[kind];

/** Whether a mail has left, as the back office says it. */
export const mailStatusLabel = (status: Mail['status']): string => statuses[status];

/** In the order of a filter: what needs a hand first. */
export const mailStatusChoices: readonly { value: Mail['status']; label: string }[] = (
  ['failed', 'waiting', 'sent'] as const
).map((value) => ({ value, label: mailStatusLabel(value) }));
