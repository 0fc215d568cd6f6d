import { categories } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'Commerce/Home/CategoryTiles',
  id: 'commerce-categorytiles',
  tags: ['stable'],
  component: CategoryTiles,
  args: { categories },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const limited = canvas.getByRole('link', { name: 'Collections Limitées' });
    await expect(limited).toHaveAttribute('href', '/catalogue?category=Collections%20Limit%C3%A9es');
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};
