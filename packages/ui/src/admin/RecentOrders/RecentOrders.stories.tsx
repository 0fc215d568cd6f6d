import { frozenNow } from '@nuee/domain/fixtures';
import { adminOrders } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminOrdersSelect } from '../../testing/fixtureSelects.ts';
import { Office } from '../Office/Office.tsx';
import { RecentOrders } from './RecentOrders.tsx';

const meta = {
  title: 'Admin/Dashboard/RecentOrders',
  id: 'admin-recentorders',
  tags: ['stable'],
  component: RecentOrders,
  args: { orders: adminOrders(new Date(frozenNow)) },
  argTypes: { orders: adminOrdersSelect },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof RecentOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '#CMD-2026-005' })).toHaveAttribute(
      'href',
      '/admin/commandes/admin-order-5',
    );
  },
};

export const Loading: Story = {
  args: { orders: [], loadingLabel: 'Chargement des commandes' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Commandes récentes' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { orders: [] },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune commande trouvée')).toBeVisible();
  },
};
