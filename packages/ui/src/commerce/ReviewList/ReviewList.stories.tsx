import { products, reviews } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewList } from './ReviewList.tsx';

const meta = {
  title: 'Commerce/Product/ReviewList',
  id: 'commerce-reviewlist',
  tags: ['stable'],
  component: ReviewList,
  args: { reviews, products },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Note moyenne : 4.8/5')).toBeVisible();
    await expect(canvas.getByText('Basé sur 156 avis clients vérifiés')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    // What a review says stays to the letter, around its link.
    const sentence = canvas.getByRole('link', { name: 'Caramel Beurre Salé' }).closest('p');
    await expect(sentence?.textContent).toBe(reviews[0]?.content);
    for (const [name, href] of [
      ['Caramel Beurre Salé', '/produit/caramel-beurre-sale'],
      ['Menthe Glaciale', '/produit/menthe-glaciale'],
      ['Vanille Bourbon', '/produit/vanille-bourbon'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

/** A product that the shop doesn't have is only a word. */
export const OfUnknownProducts: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Menthe Glaciale/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
