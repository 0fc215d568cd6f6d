import { proposed } from '@nuee/domain';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyCart } from './EmptyCart.tsx';

const meta = {
  title: 'Commerce/Cart/EmptyCart',
  id: 'commerce-emptycart',
  tags: ['stable'],
  component: EmptyCart,
  args: { catalogueHref: '/catalogue', suggestions: proposed(products) },
} satisfies Meta<typeof EmptyCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/catalogue');
  },
};

/** Just after clearing, a button restores it. */
export const JustCleared: Story = {
  args: { onUndo: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rétablir le panier' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
