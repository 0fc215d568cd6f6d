import { accountPath } from '../accountTabs.ts';
import type { Notification } from '../notifications.ts';
import type { SupportTicket } from '../tickets.ts';
import { ago } from './ago.ts';
import { accountOrders } from './customer.ts';

/** The customer's tickets, one in each state, the latest first. */
export function tickets(now: Date): SupportTicket[] {
  return [
    {
      _id: 'ticket-4',
      subject: 'Adresse de livraison à modifier',
      message:
        'Bonjour, je viens de passer commande et je serai absente la semaine prochaine. Est-il possible de faire livrer le colis au 3 rue Kervégan, chez ma voisine, plutôt qu’à mon adresse habituelle\u00a0? Merci d’avance.',
      createdAt: ago(now, { hours: 14 }),
      updatedAt: ago(now, { hours: 14 }),
      status: 'open',
      responses: [],
    },
    {
      _id: 'ticket-3',
      subject: 'Bouchon abîmé',
      message: 'Le bouchon de mon flacon de Menthe Glaciale est fendu. Le liquide, lui, n’a pas coulé.',
      createdAt: ago(now, { days: 6 }),
      updatedAt: ago(now, { days: 5 }),
      status: 'pending',
      responses: [
        {
          _id: 'ticket-3-1',
          message:
            'Bonjour Camille, pouvez-vous nous envoyer une photographie du flacon\u00a0? Nous le remplaçons ensuite.',
          createdAt: ago(now, { days: 5 }),
          isAdmin: true,
        },
      ],
    },
    {
      _id: 'ticket-2',
      subject: 'Délai de livraison',
      message: 'Mon colis est annoncé pour demain, mais le suivi n’a pas bougé depuis lundi.',
      createdAt: ago(now, { days: 26 }),
      updatedAt: ago(now, { days: 24 }),
      status: 'resolved',
      responses: [
        {
          _id: 'ticket-2-1',
          message: 'Bonjour Camille, le transporteur confirme un passage demain matin.',
          createdAt: ago(now, { days: 25 }),
          isAdmin: true,
        },
        {
          _id: 'ticket-2-2',
          message: 'Bien reçu ce matin, merci.',
          createdAt: ago(now, { days: 24 }),
          isAdmin: false,
        },
      ],
    },
    {
      _id: 'ticket-1',
      subject: 'Annulation de commande',
      message: 'J’ai commandé le Bubble Gum par erreur. Puis-je annuler\u00a0?',
      createdAt: ago(now, { days: 55 }),
      updatedAt: ago(now, { days: 54 }),
      status: 'closed',
      responses: [
        {
          _id: 'ticket-1-1',
          message: 'Bonjour Camille, la commande n’était pas partie\u00a0: elle est annulée.',
          createdAt: ago(now, { days: 54 }),
          isAdmin: true,
        },
      ],
    },
  ];
}

/** The customer's notifications, two of them unread, the latest first. */
export function notifications(now: Date): Notification[] {
  const [latest, shipped] = accountOrders(now).map((order) => order.orderNumber);
  return [
    {
      _id: 'notification-4',
      title: 'Commande en préparation',
      message: `Votre commande ${latest} est en préparation.`,
      type: 'order',
      read: false,
      createdAt: ago(now, { hours: 2 }),
      link: accountPath('orders'),
    },
    {
      _id: 'notification-3',
      title: 'Caramel Beurre Salé à prix doux',
      message: 'Le Caramel Beurre Salé passe à 17,99\u00a0€.',
      type: 'promotion',
      read: false,
      createdAt: ago(now, { days: 3 }),
      link: '/produit/caramel-beurre-sale',
    },
    {
      _id: 'notification-2',
      title: 'Commande expédiée',
      message: `Votre commande ${shipped} est partie de notre atelier.`,
      type: 'order',
      read: true,
      createdAt: ago(now, { days: 12 }),
      link: accountPath('orders'),
    },
    {
      _id: 'notification-1',
      title: 'Conditions générales',
      message: 'Nos conditions générales ont été mises à jour.',
      type: 'system',
      read: true,
      createdAt: ago(now, { days: 40 }),
    },
  ];
}
