import { orders, soldToRelay } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { orderSelect } from '../../testing/fixtureSelects.ts';
import { OrderConfirmation } from './OrderConfirmation.tsx';

const meta = {
  title: 'Commerce/Checkout/OrderConfirmation',
  id: 'commerce-orderconfirmation',
  tags: ['stable'],
  component: OrderConfirmation,
  args: {
    order: orders.pendingPaid,
    ordersHref: '/mon-compte/commandes',
    catalogueHref: '/catalogue',
    contactHref: '/contact',
    demonstration: true,
  },
  argTypes: { order: orderSelect },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects these facts to appear somewhere on the page. */
const says =
  (...facts: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const fact of facts) await expect(canvas.getByText(fact)).toBeVisible();
  };

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async (context) => {
    const { canvas, step } = context;
    await step('Thanks by name and shows the facts of the order', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Merci, Camille.' })).toBeVisible();
      await says('CMD-2026-006', '15 janvier 2026', 'En attente', 'Carte bancaire', 'Payé le 15/01/2026')(context);
      await expect(canvas.getByText('En préparation')).toBeVisible();
      await says('Camille Roussel', '14 rue des Tanneurs', '44000 Nantes, France', '06 12 34 56 78')(context);
    });
    await step('Shows what was ordered and the amounts', async () => {
      await expect(within(canvas.getByRole('list', { name: 'Articles' })).getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByRole('row', { name: 'Total 60,58\u00a0€' })).toBeVisible();
    });
    await step('Leads to the orders and back to the shop', async () => {
      await expect(canvas.getByRole('link', { name: 'Voir mes commandes' })).toHaveAttribute(
        'href',
        '/mon-compte/commandes',
      );
      await expect(canvas.getByRole('link', { name: 'Continuer mes achats' })).toHaveAttribute('href', '/catalogue');
    });
  },
};

/** Its picture is as wide as those of several bottles, and shows the label. */
export const OfOneBottle: Story = {
  args: { order: { ...orders.pendingPaid, items: orders.pendingPaid.items.slice(0, 1) } },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Articles' })).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Unpaid: Story = {
  args: { order: orders.unpaid },
  play: async (context) => {
    await says('Virement bancaire', 'En attente de paiement', 'En préparation')(context);
    await expect(context.canvas.getByText(/Nous la préparerons dès réception de votre règlement/)).toBeVisible();
    const how = context.canvas.getByText(/indiquez la référence/);
    await expect(how).toHaveTextContent(orders.unpaid.orderNumber);
    await expect(how).toHaveTextContent('Sans règlement sous 14 jours, elle est annulée.');
  },
};

/** The bank account from the owner's settings, the amount and the reference. */
export const UnpaidByTransfer: Story = {
  // Its guide shows it already.
  tags: ['!autodocs'],
  args: {
    order: orders.unpaid,
    transfer: {
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
      beneficiary: 'Maison Nuée SAS',
      expiresAfterDays: 14,
    },
  },
  play: async (context) => {
    await says('Maison Nuée SAS', 'FR76 3000 6000 0112 3456 7890 189', 'AGRIFRPP')(context);
    await expect(context.canvas.getByText(/Sans règlement sous 14/)).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: /coordonnées bancaires/ })).not.toBeInTheDocument();
  },
};

/** Where the parcel is fetched stands beside the address. */
export const ToRelayPoint: Story = {
  tags: ['!autodocs'],
  args: { order: { ...orders.pendingPaid, delivery: soldToRelay }, demonstration: false },
  play: says('Point relais', 'Tabac de la Gare', '4 place de la Gare, 44000 Nantes', '14 rue des Tanneurs'),
};

/** Nobody is asked to pay for what was cancelled. */
export const CancelledUnpaid: Story = {
  args: { order: { ...orders.unpaid, status: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cette commande est annulée : vous n’avez plus rien à régler.')).toBeVisible();
    await expect(canvas.queryByText(/indiquez la référence/)).toBeNull();
  },
};

/** Nothing is invented where the owner has set no account. */
export const UnpaidWithoutAccount: Story = {
  tags: ['!autodocs'],
  args: { order: orders.unpaid, transfer: { iban: '', bic: '', beneficiary: '', expiresAfterDays: 14 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /coordonnées bancaires/ })).toHaveAttribute('href', '/contact');
    await expect(canvas.queryByText('IBAN')).not.toBeInTheDocument();
  },
};

/** The demonstration doesn't open PayPal and says so. */
export const UnpaidByPayPal: Story = {
  tags: ['!autodocs'],
  args: { order: { ...orders.unpaid, paymentMethod: 'paypal' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/n’ouvre pas PayPal/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Écrivez-nous' })).toHaveAttribute('href', '/contact');
  },
};

/** A shop in service doesn't call itself a demonstration. */
export const UnpaidInService: Story = {
  tags: ['!autodocs'],
  args: { ...UnpaidByPayPal.args, demonstration: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rien n’est encore débité/)).toBeVisible();
    await expect(canvas.getByText('Dès réception du paiement')).toBeVisible();
    await expect(canvas.queryByText(/démonstration/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Garantie légale de conformité' })).toBeVisible();
  },
};

const pay = fn(async () => {});
const unpaidByCard = { ...orders.unpaid, paymentMethod: 'card' };

/** A customer who left before paying finds the way to the payment here. */
export const UnpaidByCard: Story = {
  tags: ['!autodocs'],
  args: { order: unpaidByCard, demonstration: false, cardPayment: { onPay: pay } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/attend son paiement/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Payer par carte' }));
    await expect(pay).toHaveBeenCalledOnce();
  },
};

/** Back from the payment before the bank has said so. A second payment isn't offered. */
export const PaymentBeingVerified: Story = {
  tags: ['!autodocs'],
  args: { order: unpaidByCard, demonstration: false, cardPayment: { came: 'recu', onPay: pay } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Paiement en cours de vérification/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Payer par carte' })).not.toBeInTheDocument();
  },
};

/** A provider in test mode debits nothing, so nothing is awaited. */
export const PaymentRehearsed: Story = {
  tags: ['!autodocs'],
  args: { order: unpaidByCard, demonstration: false, cardPayment: { came: 'recu', test: true, onPay: pay } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/mode test.*aucune carte n’est débitée/)).toBeVisible();
    await expect(canvas.queryByText(/en cours de vérification/)).not.toBeInTheDocument();
  },
};

export const PaymentRefused: Story = {
  args: { order: unpaidByCard, demonstration: false, cardPayment: { came: 'refuse', onPay: pay } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/refusé.*rien n’est débité/);
    await expect(canvas.getByRole('button', { name: 'Payer par carte' })).toBeVisible();
  },
};

export const PaymentGivenUp: Story = {
  tags: ['!autodocs'],
  args: { order: unpaidByCard, demonstration: false, cardPayment: { came: 'abandonne', onPay: pay } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/n’est pas terminé/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Payer par carte' })).toBeVisible();
  },
};

/** What stands in the address says nothing of an order that is paid. */
export const PaidByCard: Story = {
  tags: ['!autodocs'],
  args: { demonstration: false, cardPayment: { came: 'refuse', onPay: pay } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByText('Payé le 15/01/2026')).toBeVisible();
  },
};

export const Processing: Story = {
  tags: ['!autodocs'],
  args: { order: orders.processing },
  play: says('En traitement', 'En préparation'),
};

export const Shipped: Story = {
  args: { order: orders.shipped },
  play: says('Expédiée', 'En cours de livraison'),
};

export const Delivered: Story = {
  args: { order: orders.delivered },
  play: says('Livrée', 'Livré le 19/01/2026'),
};

export const Cancelled: Story = {
  args: { order: orders.cancelled },
  play: async (context) => {
    await says('Annulée')(context);
    await expect(context.canvas.queryByText(/Nous la préparons/)).not.toBeInTheDocument();
  },
};

export const UnknownStatus: Story = { args: { order: orders.unknownStatus }, play: says('Inconnu') };

export const WithoutAccountPage: Story = {
  args: { ordersHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Voir mes commandes' })).not.toBeInTheDocument();
  },
};
