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
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Nos Best-Sellers' });
    await expect(within(section).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(section).getByRole('link', { name: 'Voir tout le catalogue' })).toHaveAttribute(
      'href',
      '/catalogue',
    );
  },
};
