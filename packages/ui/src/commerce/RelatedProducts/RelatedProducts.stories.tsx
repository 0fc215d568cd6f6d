import { relatedProducts } from '@nuee/domain';
import { products as examples } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RelatedProducts } from './RelatedProducts.tsx';

const meta = {
  title: 'Commerce/Product/RelatedProducts',
  id: 'commerce-relatedproducts',
  tags: ['stable'],
  component: RelatedProducts,
  args: { products: relatedProducts(products, examples.reduced) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RelatedProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Produits similaires' }));
    await expect(section.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Bubble Gum',
      'Vanille Bourbon',
    ]);
  },
};

/** A single product fills its row too. */
export const OneProduct: Story = {
  args: { products: products.slice(7, 8) },

  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const WithoutAny: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
