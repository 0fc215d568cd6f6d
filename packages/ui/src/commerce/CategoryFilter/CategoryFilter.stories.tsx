import { categoryPath, countByCategory } from '@nuee/domain';
import { categoryNames, products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States, withSameLandmarks } from '../../testing/States.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';

const meta = {
  title: 'Commerce/Catalogue/CategoryFilter',
  id: 'commerce-categoryfilter',
  tags: ['stable'],
  component: CategoryFilter,
  args: {
    categories: categoryNames,
    counts: countByCategory(products),
    total: products.length,
    value: null,
    hrefOf: (category) => (category === null ? '/catalogue' : categoryPath(category)),
    style: { maxWidth: '16rem' },
  },
} satisfies Meta<typeof CategoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Toutes les catégories');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Menthes' })).toHaveAttribute('href', '/catalogue?category=Menthes');
  },
};

export const OneCategory: Story = {
  args: { value: 'Fruités' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Fruités');
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false }, ...withSameLandmarks },
  render: (args) => (
    <States
      of={CategoryFilter}
      args={args}
      stories={{ Default, OneCategory }}
      interactive={['Default']}
      width="16rem"
    />
  ),
};
