import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyCart } from './EmptyCart.tsx';

const meta = {
  title: 'Commerce/Cart/EmptyCart',
  id: 'commerce-emptycart',
  tags: ['stable'],
  component: EmptyCart,
  args: { catalogueHref: '/catalogue' },
} satisfies Meta<typeof EmptyCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/catalogue');
  },
};
