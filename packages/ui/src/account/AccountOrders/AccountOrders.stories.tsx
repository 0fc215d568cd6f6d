import { frozenNow } from '@nuee/domain/fixtures';
import { accountOrders } from '@nuee/domain/samples/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accountOrdersSelect } from '../../testing/fixtureSelects.ts';
import { AccountOrders } from './AccountOrders.tsx';

const meta = {
  title: 'Account/AccountOrders',
  tags: ['stable'],
  component: AccountOrders,
  args: { orders: accountOrders(new Date(frozenNow)), catalogueHref: '/catalogue' },
  argTypes: { orders: accountOrdersSelect },
} satisfies Meta<typeof AccountOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const orders = within(canvas.getByRole('list', { name: 'Commandes' })).getAllByRole('article');
    const statuses = ['En préparation', 'Expédiée', 'Livrée', 'Annulée'];
    await expect(orders).toHaveLength(statuses.length);
    for (const [index, status] of statuses.entries()) {
      const order = orders[index];
      if (order) await expect(within(order).getByText(status, { ignore: 'dd' })).toBeVisible();
    }
  },
};

export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucune commande' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/catalogue');
  },
};
