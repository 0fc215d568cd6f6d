import { cardBanks, formatDate, formatIban, formatPrice, mailKindLabel, paymentMethodLabel } from '@nuee/domain';
import {
  type Block,
  button,
  type ContentOf,
  greeting,
  type Letter,
  type MailShop,
  type OwnerNews,
  text,
} from './letter.ts';

type Facts = readonly (readonly [name: string, value: string])[];

interface Told {
  /** A sentence without its full stop. */
  title: string;
  facts: Facts;
  quote?: string | undefined;
  /** What the owner does about it, and where. */
  label: string;
  path: string;
}

/** One thing that happened in the shop. */
export function ownerNotice({ news }: ContentOf<'owner-notice'>, shop: MailShop): Letter {
  const { title, facts, quote, label, path } = told(news);
  return {
    subject: title,
    preview: facts.map(([, value]) => value).join(', '),
    title,
    blocks: [
      greeting(''),
      { is: 'facts', facts },
      ...(quote ? [{ is: 'quote', text: quote } as const] : []),
      button(label, `${shop.url}${path}`),
      switches(shop),
    ],
  };
}

/** What happened in the shop since the last of these mails. */
export function ownerDigest({ news, more }: ContentOf<'owner-digest'>, shop: MailShop): Letter {
  const count = news.length + more;
  const title = count === 1 ? 'Une nouvelle de la boutique' : `${count} nouvelles de la boutique`;
  const items = news.map((one) => {
    const { title: words, facts, path } = told(one);
    return [{ link: words, href: `${shop.url}${path}` }, `, ${facts.map(([, value]) => value).join(', ')}`];
  });
  return {
    subject: title,
    preview: news.map((one) => told(one).title).join(', '),
    title,
    blocks: [
      greeting(''),
      { is: 'list', items },
      ...(more > 0 ? [text(`Et ${more} autres, à lire dans l’administration.`)] : []),
      button('Ouvrir l’administration', `${shop.url}/admin`),
      switches(shop),
    ],
  };
}

const switches = ({ url }: MailShop): Block =>
  text(`Vous choisissez ces e-mails dans les paramètres\u00a0: ${url}/admin/parametres#notifications.order`);

function told(news: OwnerNews): Told {
  switch (news.event) {
    case 'order':
    case 'cancellation': {
      const { event, _id, orderNumber, totalPrice, paymentMethod, isPaid, name } = news;
      const isNew = event === 'order';
      const payment = isPaid ? (isNew ? 'payée' : 'payée, à rembourser') : 'pas encore payée';
      return {
        title: isNew ? `Nouvelle commande ${orderNumber}` : `Commande ${orderNumber} annulée par son client`,
        facts: [
          ['Client', name],
          ['Montant', formatPrice(totalPrice)],
          ['Paiement', `${paymentMethodLabel(paymentMethod)}, ${payment}`],
        ],
        label: 'Voir la commande',
        path: `/admin/commandes/${encodeURIComponent(_id)}`,
      };
    }
    case 'message':
      return {
        title: `Message de ${news.name}`,
        facts: [['Sujet', news.subject]],
        quote: news.message,
        label: 'Lire et répondre',
        path: `/admin/support/${encodeURIComponent(news._id)}`,
      };
    case 'withdrawal': {
      const { orderNumber, name, reason, refundBy } = news;
      return {
        title: `Rétractation pour la commande ${orderNumber}`,
        facts: [
          ['Client', name],
          ...(refundBy === undefined ? [] : [['À rembourser', `avant le ${formatDate(refundBy)}`] as const]),
        ],
        quote: reason,
        label: 'Traiter la rétractation',
        path: '/admin/retractations?statut=waiting',
      };
    }
    case 'stock':
      return {
        title: news.stock === 0 ? `${news.name} est en rupture de stock` : `Il reste peu de ${news.name}`,
        facts: [['En stock', String(news.stock)]],
        label: 'Voir le produit',
        path: `/admin/produits/${encodeURIComponent(news._id)}`,
      };
    case 'failure':
      return {
        title: 'Un e-mail n’a pas pu partir',
        facts: [
          ['E-mail', mailKindLabel(news.failed)],
          ['Destinataire', news.to],
          ['Réponse', news.error],
        ],
        label: 'Voir les e-mails',
        path: '/admin/e-mails?statut=failed',
      };
    case 'iban':
      return {
        title: 'L’IBAN de la boutique a changé',
        facts: [
          ['Nouvel IBAN', news.iban === '' ? 'aucun' : formatIban(news.iban)],
          ['Changé par', news.who],
        ],
        label: 'Vérifier les paramètres',
        path: '/admin/parametres#bankTransfer.iban',
      };
    case 'cards':
      return {
        title: 'Le paiement par carte a changé',
        facts: [
          ['Cartes', news.gateway ? (news.gateway.mode === 'TEST' ? 'en mode test' : 'acceptées') : 'plus acceptées'],
          ...(news.gateway
            ? ([
                ['Banque', cardBanks[news.gateway.bank].label],
                ['Numéro de boutique', news.gateway.siteId],
              ] as const)
            : []),
          ['Changé par', news.who],
        ],
        label: 'Vérifier les paramètres',
        path: '/admin/parametres#bank',
      };
    default:
      return news satisfies never;
  }
}
