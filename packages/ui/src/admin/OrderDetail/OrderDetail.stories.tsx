import { frozenNow, soldToRelay } from '@nuee/domain/fixtures';
import { adminOrders } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminOrderSelect } from '../../testing/fixtureSelects.ts';
import { Office } from '../Office/Office.tsx';
import { OrderDetail } from './OrderDetail.tsx';

const [latest, , third] = adminOrders(new Date(frozenNow));
if (latest === undefined || third === undefined) throw new Error('The samples hold fewer than three orders.');

const meta = {
  title: 'Admin/Orders/OrderDetail',
  id: 'admin-orderdetail',
  tags: ['stable'],
  component: OrderDetail,
  args: { order: latest, onStatusChange: fn(), onInvoice: fn(), onPrint: fn() },
  argTypes: { order: adminOrderSelect },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Commande #CMD-2026-005' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('93,59');
    await expect(within(canvas.getByRole('list', { name: 'Articles' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('50 ml · 3 mg/ml')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Notes de commande' })).toBeNull();
    await expect(canvas.getByText(/33000 Bordeaux/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Adresse de facturation' })).toBeNull();
  },
};

export const FreeShipping: Story = {
  args: { order: third },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offerte')).toBeVisible();
  },
};

export const WithNotes: Story = {
  tags: ['!autodocs'],
  args: { order: third },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Notes de commande' })).toBeVisible();
    await expect(canvas.getByText(/chez la gardienne/)).toBeVisible();
  },
};

/** A company pays, and the parcel goes to somebody else. */
export const BilledElsewhere: Story = {
  args: { order: { ...latest, billingAddress: { ...latest.billingAddress, lastName: 'Atelier Faure', city: 'Lyon' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Adresse de facturation' })).toHaveTextContent(
      /Atelier Faure.*Lyon/,
    );
    await expect(canvas.getByRole('region', { name: 'Adresse de livraison' })).toHaveTextContent(/Bordeaux/);
  },
};

/** The parcel is fetched, and still has its customer's address. */
export const ToRelayPoint: Story = {
  tags: ['!autodocs'],
  args: { order: { ...latest, delivery: soldToRelay } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Point relais' })).toHaveTextContent(
      /Tabac de la Gare \(n°\s066974\), 4 place de la Gare/,
    );
    await expect(canvas.getByRole('region', { name: 'Adresse de livraison' })).toHaveTextContent(/Bordeaux/);
  },
};

export const StatusMenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Expédiée' })).toBeVisible();
  },
};

export const StatusChanged: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'En attente' })).toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Expédiée' }));
    await waitFor(() => expect(args.onStatusChange).toHaveBeenCalledWith('shipped'));
  },
};

/** With the button for packing the parcel. */
export const SlipAskedFor: Story = {
  args: { onSlip: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bon de livraison' }));
    await expect(args.onSlip).toHaveBeenCalledOnce();
  },
};

/** Staff may not issue invoices. */
export const OfStaff: Story = {
  tags: ['!autodocs'],
  render: ({ onInvoice: _, ...args }) => <OrderDetail {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Générer la facture' })).toBeNull();
  },
};

export const Printed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Générer la facture' }));
    await expect(args.onInvoice).toHaveBeenCalledOnce();
  },
};
