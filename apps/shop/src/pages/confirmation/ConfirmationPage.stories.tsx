import { orders, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import { unreadCounted } from '../../stories/unreadCounted.ts';
import ConfirmationPage from './ConfirmationPage.tsx';

const meta = {
  title: 'Pages/Shop/Order confirmation',
  component: ConfirmationPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  afterEach: unreadCounted,
  parameters: {
    layout: 'fullscreen',
    route: '/commande-confirmee/order-2026-006',
    session: 'customer',
    api: { readOrder: respond.with(orders.pendingPaid) },
  } satisfies PageParameters,
} satisfies Meta<typeof ConfirmationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CMD-2026-006')).toBeVisible();
    await expect(canvas.getByText('Payé le 15/01/2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /commandes/ })).toHaveAttribute('href', '/mon-compte/commandes');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CMD-2026-006')).toBeVisible();
  },
};

export const AwaitingPayment: Story = {
  parameters: { api: { readOrder: respond.with(orders.unpaid) } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En attente de paiement')).toBeVisible();
    await expect(canvas.getByText('Virement bancaire')).toBeVisible();
    // An unpaid order isn't prepared, and the page says how to pay it.
    await expect(canvas.getByText(/Nous la préparerons dès réception de votre règlement/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /coordonnées bancaires/ })).toHaveAttribute('href', '/contact');
  },
};

/** A registered customer is told where to pay. */
export const AwaitingTransfer: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    session: 'registered',
    api: {
      readOrder: respond.with(orders.unpaid),
      readTransfer: respond.with({
        iban: 'FR7630006000011234567890189',
        bic: '',
        beneficiary: 'Maison Nuée SAS',
        expiresAfterDays: 14,
      }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible();
    await expect(canvas.queryByText('BIC')).not.toBeInTheDocument();
  },
};

export const Shipped: Story = {
  parameters: { api: { readOrder: respond.with(orders.shipped) } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En cours de livraison')).toBeVisible();
  },
};

export const Delivered: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    api: { readOrder: respond.with(orders.delivered) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Livré le 19/01/2026')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { readOrder: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement en cours')).toBeInTheDocument();
  },
};

/** Somebody else's order, or none. */
export const NotFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    api: { readOrder: respond.refused(404, 'Commande non trouvée') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Commande non trouvée' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  },
};

export const Unreachable: Story = {
  parameters: {
    logs: ['The order could not be read.'],
    api: { readOrder: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const message = 'Erreur lors du chargement des détails de la commande';
    await expect(await canvas.findByRole('heading', { level: 1, name: message })).toBeVisible();
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(message)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await expect(main.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

export const AsAGuest: Story = {
  parameters: { chromatic: { disableSnapshot: false }, session: 'guest' } satisfies PageParameters,
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(
      await status.findByText('Veuillez vous connecter pour voir les détails de votre commande'),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await userEvent.click(status.getByRole('button', { name: 'Fermer la notification' }));
  },
};
