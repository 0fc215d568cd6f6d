import { frozenNow, soldToRelay } from '@nuee/domain/fixtures';
import { adminOrders } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { OrderSheets } from './OrderSheets.tsx';

const orders = adminOrders(new Date(frozenNow)).slice(2, 4);
const [third] = orders;
if (third === undefined) throw new Error('The samples hold fewer than three orders.');

const meta = {
  title: 'Admin/Orders/OrderSheets',
  id: 'admin-ordersheets',
  tags: ['new'],
  component: OrderSheets,
  args: { orders: [third], backLabel: 'Retour à la commande', onPrint: fn(), onBack: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof OrderSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const slip = canvas.getByRole('region', { name: `Bon de livraison ${third.orderNumber}` });
    await expect(slip).toHaveTextContent('chez la gardienne');
    await expect(within(slip).getAllByRole('row')).toHaveLength(third.items.length + 1);
    await expect(slip).not.toHaveTextContent('€');
  },
};

/** The parcel says who sends it and how. */
export const WithSender: Story = {
  tags: ['!autodocs'],
  args: {
    orders: [{ ...third, delivery: { method: 'colissimo', kind: 'home', name: 'Colissimo à domicile' } }],
    sender: { name: 'Les Flacons de Brest', address: '3 quai du Port, 29200 Brest, France' },
  },
  play: async ({ canvas }) => {
    const slip = canvas.getByRole('region', { name: `Bon de livraison ${third.orderNumber}` });
    await expect(slip).toHaveTextContent(/Livraison\s: Colissimo à domicile/);
    await expect(slip).toHaveTextContent(/Expéditeur\s: Les Flacons de Brest, 3 quai du Port/);
  },
};

/** The parcel says where it is fetched. */
export const ToRelayPoint: Story = {
  tags: ['!autodocs'],
  args: { orders: [{ ...third, delivery: soldToRelay }] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Point relais\s: Tabac de la Gare \(n°\s066974\), 4 place de la Gare/),
    ).toBeVisible();
  },
};

export const Printed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Retour à la commande' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Whole orders, a sheet each. */
export const Priced: Story = {
  args: { orders, priced: true, backLabel: 'Retour aux commandes' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: `Commande ${third.orderNumber}` })).toHaveTextContent('€');
  },
};

export const OnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};
