import { orders, soldToRelay } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { orderSelect } from '../../testing/fixtureSelects.ts';
import { AccountOrder } from './AccountOrder.tsx';

const meta = {
  title: 'Account/AccountOrder',
  tags: ['stable'],
  component: AccountOrder,
  args: { order: orders.processing },
  argTypes: { order: orderSelect },
} satisfies Meta<typeof AccountOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account says « En préparation » where the confirmation says « En traitement ». */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const order = within(canvas.getByRole('article', { name: 'CMD-2026-006' }));
    await expect(order.getByText('15 janvier 2026')).toBeVisible();
    await expect(order.getByText('En préparation', { ignore: 'dd' })).toBeVisible();
    const lines = within(order.getByRole('list')).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Caramel Beurre Salé\u00a0×\u00a02',
      'Fraise des Bois',
    ]);
    await expect(order.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { order: orders.delivered },
  play: async ({ canvas, step }) => {
    const order = within(canvas.getByRole('article', { name: 'CMD-2026-006' }));
    const button = order.getByRole('button', { name: 'Voir le détail' });
    await step('Opens the detail by a button that names its order', async () => {
      await expect(button).toHaveAccessibleDescription('CMD-2026-006');
      await userEvent.click(button);
    });
    await step('Shows the delivery address and how it was paid', async () => {
      await expect(order.getByText('14 rue des Tanneurs')).toBeVisible();
      await expect(order.getByText('Carte bancaire, payé le 15/01/2026')).toBeVisible();
      await expect(order.getByText('Livré le 19/01/2026')).toBeVisible();
    });
    await step('Shows what was ordered and the amounts', async () => {
      await expect(order.getByRole('row', { name: /^Total/ })).toHaveTextContent('60,58');
      await expect(within(order.getByRole('list', { name: 'Articles' })).getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

/** Four lines are named, the others counted. */
export const ManyLines: Story = {
  args: {
    order: {
      ...orders.delivered,
      items: ['1', '2', '3', '4', '5', '6'].map((id) => ({
        _id: id,
        name: `Composition ${id}`,
        image: `/images/products/product-${id}.png`,
        size: 10,
        nicotineStrength: 0,
        quantity: 1,
        price: 14.5,
      })),
    },
  },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(lines.slice(3).map(({ textContent }) => textContent)).toEqual(['Composition 4', 'et 2 autres']);
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le détail' }));
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Voir le détail' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What only a real order has: its invoice, and the tracking of its parcels. */
export const InService: Story = {
  args: {
    order: {
      ...orders.shipped,
      paymentStatus: 'paid',
      invoiceNumber: 'F-2026-000004',
      parcels: [
        { url: 'https://transporteur.example/suivi/AB12' },
        { carrier: 'dpd', number: '01234567890123', url: 'https://trace.dpd.fr/fr/trace/01234567890123' },
      ],
    },
    onInvoice: fn(async () => true),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    const follow = (what: RegExp) => canvas.getByRole('link', { name: what });
    await expect(follow(/^Suivre le colis de la/)).toHaveAttribute('href', 'https://transporteur.example/suivi/AB12');
    await expect(follow(/^Suivre le colis DPD 01234567890123/)).toHaveAttribute(
      'href',
      'https://trace.dpd.fr/fr/trace/01234567890123',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Facture F-2026-000004 (PDF)' }));
    await expect(args.onInvoice).toHaveBeenCalledWith(args.order);
  },
};

/** Where the parcel is fetched. */
export const ToRelayPoint: Story = {
  tags: ['!autodocs'],
  args: { order: { ...orders.shipped, delivery: soldToRelay } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getByText('Point relais')).toBeVisible();
    await expect(canvas.getByText('Tabac de la Gare, 4 place de la Gare, 44000 Nantes')).toBeVisible();
  },
};

/** All documents stay: the invoice, and the credit note of each refund. */
export const PaidBack: Story = {
  args: {
    order: {
      ...orders.cancelled,
      paymentStatus: 'refunded',
      invoiceNumber: 'F-2026-000004',
      refunds: [
        { number: 'A-2026-000001', totalPrice: 12 },
        { number: 'A-2026-000004', totalPrice: 4.99 },
      ],
    },
    onInvoice: fn(async () => true),
    onCreditNote: fn(async () => true),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getByRole('button', { name: 'Facture F-2026-000004 (PDF)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'avoir A-2026-000001 (PDF)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'avoir A-2026-000004 (PDF)' }));
    await expect(args.onCreditNote).toHaveBeenCalledWith(args.order, 'A-2026-000004');
  },
};

/** What a registered customer may do with an order whose parcel hasn't left. */
export const WithActions: Story = {
  args: {
    order: {
      ...orders.processing,
      timeline: [
        { at: orders.processing.createdAt, what: 'created' },
        { at: orders.processing.createdAt, what: 'status', to: 'processing' },
      ],
    },
    onReorder: fn(async () => ['Caramel Beurre Salé n’est plus proposé en 30\u00a0ml.']),
    onCancel: fn(),
  },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await step('Says what happened to it', async () => {
      await expect(canvas.getByText('Commande passée')).toBeVisible();
      await expect(canvas.getByText('Commande en préparation')).toBeVisible();
    });
    await step('Reorders, and says what is missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Commander à nouveau' }));
      await expect(args.onReorder).toHaveBeenCalledWith(args.order);
      await expect(await canvas.findByText(/n’est plus proposé en/)).toBeVisible();
    });
    await step('Asks to cancel the order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Annuler la commande' }));
      await expect(args.onCancel).toHaveBeenCalledWith(args.order);
    });
  },
};

/** An order whose parcel has left can't be cancelled. */
export const SentOff: Story = {
  args: { order: orders.shipped, onReorder: fn(async () => []), onCancel: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getByRole('button', { name: 'Commander à nouveau' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Annuler la commande' })).not.toBeInTheDocument();
  },
};

/** A shop in service links to the withdrawal form, also after the delivery. */
export const WithWithdrawal: Story = {
  args: { order: orders.shipped, withdrawalHref: '/retractation' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getByRole('link', { name: 'Renoncer au contrat ici' })).toHaveAttribute(
      'href',
      '/retractation',
    );
  },
};

/** Who has withdrawn isn’t offered it again. */
export const Withdrawn: Story = {
  args: {
    order: {
      ...orders.shipped,
      paymentStatus: 'paid',
      timeline: [{ at: orders.shipped.createdAt, what: 'withdrawal' }],
    },
    withdrawalHref: '/retractation',
    onReorder: fn(async () => []),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getByText('Rétractation demandée')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Commander à nouveau' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Renoncer au contrat ici' })).not.toBeInTheDocument();
  },
};

/** In service nothing is being prepared before it is paid. */
export const Unpaid: Story = {
  args: { order: { ...orders.unpaid, paymentStatus: 'pending' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getByText('Dès réception du paiement')).toBeVisible();
  },
};

/** Refunded: neither paid nor pending, and nothing to withdraw from. */
export const Refunded: Story = {
  args: {
    order: { ...orders.delivered, isPaid: false, paymentStatus: 'refunded' },
    withdrawalHref: '/retractation',
    onReorder: fn(async () => []),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getByText('Carte bancaire, remboursé')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Renoncer au contrat ici' })).not.toBeInTheDocument();
  },
};

/** A cancelled order shows no delivery. */
export const Cancelled: Story = {
  args: { order: orders.cancelled },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Adresse de livraison',
      'Paiement',
    ]);
  },
};

export const UnknownStatus: Story = {
  args: { order: orders.unknownStatus },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inconnu')).toBeVisible();
  },
};

/** In service an order by card can be paid until it is paid or cancelled. */
export const UnpaidByCard: Story = {
  args: { order: { ...orders.unpaid, paymentMethod: 'card', paymentStatus: 'failed' }, onPay: fn(async () => true) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.getByText('Carte bancaire, paiement échoué')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Payer par carte' }));
    await expect(args.onPay).toHaveBeenCalledWith(args.order);
  },
};

export const PaidByCard: Story = {
  args: { order: orders.processing, onPay: fn(async () => true) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le détail' }));
    await expect(canvas.queryByRole('button', { name: 'Payer par carte' })).not.toBeInTheDocument();
  },
};
