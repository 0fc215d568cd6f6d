import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import OrdersPage from './OrdersPage.tsx';

const meta = {
  title: 'Pages/Shop/Account orders',
  component: OrdersPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/mon-compte/commandes', session: 'customer' } satisfies PageParameters,
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The orders are a tab of the account. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mes commandes' })).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Mes commandes');
  },
};
