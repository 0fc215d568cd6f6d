import type { Meta, StoryObj } from '@storybook/react-vite';
import type axe from 'axe-core';
// As text, because a bundler changes the code that `axe.source` returns.
import axeSource from 'axe-core/axe.min.js?raw';
import { expect, waitFor, within } from 'storybook/test';
import { mailContents, mailShop, orderInService, ownerNews, strangersWithdrawal } from '../fixtures.ts';
import { MailPreview } from './MailPreview.tsx';

// Two of them are on the docs page, which would be too long with all; the others are in the sidebar.
const meta = {
  title: 'Mails/MailPreview',
  tags: ['new'],
  component: MailPreview,
  args: { content: mailContents['order-received'], shop: mailShop },
  argTypes: { content: { control: false } },
  // Each document is a page of its own, which the plays inspect; checked together, their landmarks would be duplicates.
  parameters: { a11y: { context: { include: ['body'], exclude: ['iframe'] } } },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Said {
  title: string;
  /** Texts of the document and of the plain text. */
  facts: readonly string[];
  /** Its links by their text, without those of the imprint. */
  links?: Record<string, string>;
}

const imprintLinks = { [mailShop.email]: `mailto:${mailShop.email}`, 'shop.example': mailShop.url };
const orderLink = (id: string) => ({ 'Voir ma commande': `https://shop.example/commande-confirmee/${id}` });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');

/** Checks the mail in each of its three documents and in its plain text. */
const says =
  ({ title, facts, links = {} }: Said): NonNullable<Story['play']> =>
  async ({ canvas, step }) => {
    const frames = canvas.getAllByTitle<HTMLIFrameElement>(/^(?:Large|Téléphone), /);
    await expect(frames).toHaveLength(3);
    for (const frame of frames) {
      await step(`${frame.title}: what it says and where it leads`, async () => {
        const { body } = await documentOf(frame);
        const mail = within(body);
        await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent(title);
        for (const fact of facts) await expect(plain(body.textContent)).toContain(fact);
        const targets = mail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
        await expect(Object.fromEntries(targets)).toEqual({ ...links, ...imprintLinks });
      });
      await step(`${frame.title}: nothing sticks out, and axe finds nothing`, async () => {
        const { documentElement } = await documentOf(frame);
        await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth);
        await expect(await faultsIn(frame)).toEqual([]);
      });
    }
    await step('the plain text says the same', async () => {
      const text = plain(canvas.getByRole('figure', { name: 'Texte seul' }).textContent);
      for (const said of [title, ...facts, ...Object.values(links)]) await expect(text).toContain(said);
    });
  };

async function documentOf(frame: HTMLIFrameElement): Promise<Document> {
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).not.toBeNull());
  // Its height is known once it is loaded.
  await waitFor(() => expect(frame.contentDocument?.documentElement.scrollHeight).toBe(frame.clientHeight));
  return frame.contentDocument as Document;
}

/** What axe finds in the document of an iframe, since axe only sees the document in which it runs. */
async function faultsIn(frame: HTMLIFrameElement): Promise<string[]> {
  const { contentDocument, contentWindow } = frame as { contentDocument: Document; contentWindow: WindowProxy };
  const script = contentDocument.createElement('script');
  script.textContent = axeSource;
  contentDocument.head.append(script);
  const { violations } = await (contentWindow as WindowProxy & { axe: typeof axe }).axe.run(contentDocument);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export const PasswordReset: Story = {
  args: { content: mailContents['password-reset'] },
  play: says({
    title: 'Choisissez un nouveau mot de passe',
    facts: ['Bonjour Camille,', 'une heure', 'votre mot de passe reste le même'],
    links: { 'Choisir un mot de passe': 'https://shop.example/nouveau-mot-de-passe#jeton' },
  }),
};

export const OrderReceived: Story = {
  tags: ['!autodocs'],
  play: says({
    title: 'Merci pour votre commande',
    facts: [
      'CMD-2026-007',
      'FR76 3000 6000 0112 3456 7890 189',
      '14 jours',
      'garantie légale',
      'Adresse de livraison',
      '60,58 €',
    ],
    links: orderLink(mailContents['order-received'].order._id),
  }),
};

const { order: paid } = mailContents['order-paid'];

/** One mail says that the order is there and that its card has paid it. */
export const OrderReceivedByCard: Story = {
  tags: ['!autodocs'],
  args: { content: { ...mailContents['order-paid'], ...mailContents['order-received'], order: paid } },
  play: says({
    title: 'Merci pour votre commande',
    facts: [
      'Nous avons reçu 60,58 €',
      'F-2026-000006',
      'Caramel Beurre Salé',
      '30 ml · 3 mg/ml · × 2',
      '35,98 €',
      'Livraison',
    ],
    links: orderLink(mailContents['order-paid'].order._id),
  }),
};

/** With the terms that were agreed to, the form of withdrawal and the guarantees. */
export const OrderReceivedInService: Story = {
  tags: ['!autodocs'],
  args: { content: orderInService },
  play: says({
    title: 'Merci pour votre commande',
    facts: ['CMD-2026-007', 'Article 7. Rétractation', 'Modèle de formulaire de rétractation', 'Médiation Bretagne'],
    links: {
      ...orderLink(orderInService.order._id),
      'votre compte': 'https://shop.example/mon-compte',
      écrivant: 'https://shop.example/contact',
      'Livraison et retours': 'https://shop.example/livraison',
      'Renoncer au contrat ici': 'https://shop.example/retractation',
      'https://mediation.example': 'https://mediation.example',
    },
  }),
};

export const OrderPaid: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['order-paid'] },
  play: says({
    title: 'Votre paiement est reçu',
    facts: ['CMD-2026-006', 'F-2026-000006', '60,58 €'],
    links: orderLink(mailContents['order-paid'].order._id),
  }),
};

export const OrderShipped: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['order-shipped'] },
  play: says({
    title: 'Votre commande est en route',
    facts: ['CMD-2026-006', '14 rue des Tanneurs', '44000 Nantes'],
    links: {
      'Suivre mon colis': 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901',
      ...orderLink(mailContents['order-shipped'].order._id),
    },
  }),
};

export const OrderDelivered: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['order-delivered'] },
  play: says({
    title: 'Votre commande est livrée',
    facts: ['CMD-2026-006', '14 jours', 'vous rétracter'],
    links: orderLink(mailContents['order-delivered'].order._id),
  }),
};

export const OrderCancelled: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['order-cancelled'] },
  play: says({
    title: 'Votre commande est annulée',
    facts: ['CMD-2026-006', 'ne sera pas expédiée', 'remboursement'],
    links: orderLink(mailContents['order-cancelled'].order._id),
  }),
};

export const OrderRefunded: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['order-refunded'] },
  play: says({
    title: 'Votre remboursement est en route',
    facts: ['CMD-2026-006', 'A-2026-000001', '60,58 €'],
    links: orderLink(mailContents['order-refunded'].order._id),
  }),
};

export const OrderChanged: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['order-changed'] },
  play: says({
    title: 'Votre commande a été modifiée',
    facts: ['CMD-2026-007', 'Voici ce qu’elle contient maintenant', 'Montant'],
    links: orderLink(mailContents['order-changed'].order._id),
  }),
};

export const TransferReminder: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['transfer-reminder'] },
  play: says({
    title: 'Votre virement ne nous est pas encore parvenu',
    facts: ['CMD-2026-007', 'Montant', 'ne tenez pas compte de cet e-mail'],
    links: orderLink(mailContents['transfer-reminder'].order._id),
  }),
};

export const TicketAnswered: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['ticket-answered'] },
  play: says({
    title: 'Nous vous avons répondu',
    facts: ['« Flacon arrivé fendu »', 'Nous vous en envoyons un autre dès demain.'],
    links: { 'Ouvrir mon compte': 'https://shop.example/mon-compte' },
  }),
};

export const ContactAnswered: Story = {
  tags: ['!autodocs'],
  args: { content: { ...mailContents['ticket-answered'], hasAccount: false } },
  play: says({
    title: 'Nous vous avons répondu',
    facts: ['Nous vous en envoyons un autre dès demain.', 'Un des deux flacons fuit.'],
  }),
};

const longWord = 'Anticonstitutionnellement'.repeat(3);
const longLink = `https://suivi.transporteur.example/colis/${'6A12345678901'.repeat(6)}`;
const { order } = mailContents['order-received'];
const longOrder = {
  ...mailContents['order-received'],
  name: longWord,
  order: { ...order, items: order.items.map((item) => ({ ...item, name: longWord })) },
};

export const LongLinkAnswered: Story = {
  tags: ['!autodocs'],
  args: { content: { ...mailContents['ticket-answered'], subject: longWord, answer: longLink } },
  play: says({
    title: 'Nous vous avons répondu',
    facts: [longWord, longLink],
    links: { 'Ouvrir mon compte': 'https://shop.example/mon-compte' },
  }),
};

/** However long a word, a name or a link is, a mail isn't wider than the phone. */
export const LongNames: Story = {
  tags: ['!autodocs'],
  args: { content: longOrder },
  play: says({
    title: 'Merci pour votre commande',
    facts: [longWord],
    links: orderLink(mailContents['order-received'].order._id),
  }),
};

export const AddressChanged: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['address-changed'] },
  play: says({
    title: 'Votre adresse a changé',
    facts: ['14 rue des Tanneurs', '44000 Nantes', 'un autre mot de passe'],
    links: { 'Ouvrir mon compte': 'https://shop.example/mon-compte' },
  }),
};

export const SecondFactorRemoved: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['second-factor-removed'] },
  play: says({
    title: 'Votre compte ne demande plus de code',
    facts: ['Bonjour Ariane,', 'un autre mot de passe'],
    links: { 'Voir mon profil': 'https://shop.example/admin/profil' },
  }),
};

export const ErasureAnnounced: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['erasure-announced'] },
  play: says({
    title: 'Votre compte sera supprimé le 15 janvier 2026',
    facts: ['Bonjour Camille,', 'depuis près de trois ans', 'connectez-vous avant le 15 janvier 2026'],
    links: { 'Me connecter': 'https://shop.example/login' },
  }),
};

export const Invitation: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents.invitation },
  play: says({
    title: 'Votre compte est prêt',
    facts: ['Bonjour Ariane,', '7 jours', 'https://shop.example/admin/login'],
    links: { 'Choisir un mot de passe': 'https://shop.example/admin/mot-de-passe#jeton' },
  }),
};

export const WithdrawalReceived: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['withdrawal-received'] },
  play: says({
    title: 'Votre rétractation est reçue',
    facts: ['CMD-2026-006', 'le 15 janvier 2026 à 10:00', '019bc0de-0000-7000-8000-000000000006', 'Le parfum ne me'],
  }),
};

/** Whoever typed this address may not be its owner: nothing that was typed is quoted. */
export const WithdrawalOfNoOrder: Story = {
  tags: ['!autodocs'],
  args: { content: strangersWithdrawal },
  play: says({
    title: 'Une rétractation est reçue',
    facts: ['Aucune commande', 'le 15 janvier 2026 à 10:00', '019bc0de-0000-7000-8000-000000000006', 'recommencez'],
  }),
};

export const NewsletterConfirmation: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['newsletter-confirmation'] },
  play: says({
    title: 'Confirmez votre inscription',
    facts: ['7 jours', 'vous ne recevrez rien d’autre'],
    links: {
      'Confirmer mon inscription': 'https://shop.example/newsletter#jeton',
      'Me désinscrire': 'https://shop.example/newsletter#fin-jeton',
    },
  }),
};

const unpaidId = mailContents['order-received'].order._id;
const toOwner = 'https://shop.example/admin/parametres#notifications.order';

export const OwnerNotice: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['owner-notice'] },
  play: says({
    title: 'Nouvelle commande CMD-2026-007',
    facts: ['Camille Roussel', '60,58 €', 'Virement bancaire, pas encore payée', toOwner],
    links: { 'Voir la commande': `https://shop.example/admin/commandes/${unpaidId}` },
  }),
};

export const OwnerMessage: Story = {
  tags: ['!autodocs'],
  args: { content: { kind: 'owner-notice', news: ownerNews.message } },
  play: says({
    title: 'Message de Camille Roussel',
    facts: ['Flacon arrivé fendu', 'que faire ?'],
    links: { 'Lire et répondre': 'https://shop.example/admin/support/ticket-1' },
  }),
};

export const OwnerWithdrawal: Story = {
  tags: ['!autodocs'],
  args: { content: { kind: 'owner-notice', news: ownerNews.withdrawal } },
  play: says({
    title: 'Rétractation pour la commande CMD-2026-006',
    facts: ['avant le 29 janvier 2026', 'Le parfum ne me convient pas.'],
    links: { 'Traiter la rétractation': 'https://shop.example/admin/retractations?statut=waiting' },
  }),
};

export const OwnerCancellation: Story = {
  tags: ['!autodocs'],
  args: { content: { kind: 'owner-notice', news: ownerNews.cancellation } },
  play: says({
    title: 'Commande CMD-2026-006 annulée par son client',
    facts: ['Carte bancaire, payée, à rembourser'],
    links: { 'Voir la commande': `https://shop.example/admin/commandes/${ownerNews.cancellation._id}` },
  }),
};

export const OwnerSoldOut: Story = {
  tags: ['!autodocs'],
  args: { content: { kind: 'owner-notice', news: ownerNews.soldOut } },
  play: says({
    title: 'Caramel Beurre Salé est en rupture de stock',
    facts: ['En stock'],
    links: { 'Voir le produit': 'https://shop.example/admin/produits/3' },
  }),
};

export const OwnerFailure: Story = {
  tags: ['!autodocs'],
  args: { content: { kind: 'owner-notice', news: ownerNews.failure } },
  play: says({
    title: 'Un e-mail n’a pas pu partir',
    facts: ['Commande expédiée', 'camille@mail.example', '550 5.1.1 Adresse inconnue'],
    links: { 'Voir les e-mails': 'https://shop.example/admin/e-mails?statut=failed' },
  }),
};

export const OwnerIban: Story = {
  tags: ['!autodocs'],
  args: { content: { kind: 'owner-notice', news: ownerNews.iban } },
  play: says({
    title: 'L’IBAN de la boutique a changé',
    facts: ['FR76 3000 6000 0112 3456 7890 189', 'claire@maison-nuee.example'],
    links: { 'Vérifier les paramètres': 'https://shop.example/admin/parametres#bankTransfer.iban' },
  }),
};

/** One mail a day for what doesn’t hurry. */
export const OwnerDigest: Story = {
  tags: ['!autodocs'],
  args: { content: mailContents['owner-digest'] },
  play: says({
    title: '2 nouvelles de la boutique',
    facts: ['60,58 €', 'Flacon arrivé fendu'],
    links: {
      'Nouvelle commande CMD-2026-007': `https://shop.example/admin/commandes/${unpaidId}`,
      'Message de Camille Roussel': 'https://shop.example/admin/support/ticket-1',
      'Ouvrir l’administration': 'https://shop.example/admin',
    },
  }),
};
