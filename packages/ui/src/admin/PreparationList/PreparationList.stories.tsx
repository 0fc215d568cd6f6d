import { ownerOrder, soldToRelay } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { PreparationList } from './PreparationList.tsx';

const [caramel] = ownerOrder.items;
if (caramel === undefined) throw new Error('The order is empty.');
const orders = [
  { ...ownerOrder, delivery: { method: 'colissimo', kind: 'home' as const, name: 'Colissimo à domicile' } },
  {
    ...ownerOrder,
    _id: 'order-2026-013',
    orderNumber: 'CMD-2026-013',
    delivery: soldToRelay,
    items: [
      { ...caramel, quantity: 3 },
      { ...caramel, _id: '4', size: 50, nicotineStrength: 0, quantity: 1 },
    ],
  },
];

const meta = {
  title: 'Admin/Orders/PreparationList',
  id: 'admin-preparationlist',
  tags: ['new'],
  component: PreparationList,
  args: { orders, onPrint: fn(), onSlips: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof PreparationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same bottle of two orders is taken once. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^À prendre en rayon\s: 6 flacons$/ })).toBeVisible();
    const shelf = within(canvas.getByRole('table', { name: 'Par produit' }));
    await expect(shelf.getByRole('row', { name: /^Caramel Beurre Salé 10\sml · 3\smg\/ml 5$/ })).toBeVisible();
    const parcels = within(canvas.getByRole('table', { name: 'Par commande' }));
    await expect(parcels.getByRole('row', { name: /^CMD-2026-012/ })).toHaveTextContent('Colissimo à domicile');
    await expect(parcels.getByRole('row', { name: /^CMD-2026-013/ })).toHaveTextContent(
      /Tabac de la Gare.*3 × Caramel.*1 × Caramel/,
    );
  },
};

export const Printed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer la liste' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Bons de livraison (2)' }));
    await expect(args.onSlips).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rien à préparer')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};
