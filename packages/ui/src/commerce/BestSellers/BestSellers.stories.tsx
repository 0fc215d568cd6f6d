import { featuredBestSellers } from '@nuee/domain';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BestSellers } from './BestSellers.tsx';

const meta = {
  title: 'Commerce/Home/BestSellers',
  id: 'commerce-bestsellers',
  tags: ['stable'],
  component: BestSellers,
  args: { products: featuredBestSellers(products), catalogueHref: '/catalogue' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BestSellers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Nos Best-Sellers' });
    await expect(within(section).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(section).getByRole('link', { name: 'Voir tout le catalogue' })).toHaveAttribute(
      'href',
      '/catalogue',
    );
  },
};

const [first, second] = products;

/** A new shop has one product, and no best-seller yet. */
export const TheFirstProduct: Story = {
  args: { title: 'Nos e-liquides', products: first ? [first] : [] },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Nos e-liquides' });
    await expect(within(section).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const TwoProducts: Story = {
  args: { title: 'Nos e-liquides', products: first && second ? [first, second] : [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Four make two rows of cells that are alike. */
export const FourProducts: Story = {
  args: { title: 'Nos e-liquides', products: products.slice(0, 4) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('listitem').map((cell) => Math.round(cell.getBoundingClientRect().width));
    await expect(cells).toHaveLength(4);
    await expect(Math.max(...cells) - Math.min(...cells)).toBeLessThan(2);
  },
};

export const ThreeProducts: Story = {
  tags: ['!autodocs'],
  args: { title: 'Nos e-liquides', products: products.slice(0, 3) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((cell) => cell.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
