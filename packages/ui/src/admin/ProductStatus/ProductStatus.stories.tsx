import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductStatus } from './ProductStatus.tsx';

const meta = {
  title: 'Admin/ProductStatus',
  tags: ['stable'],
  component: ProductStatus,
  args: { published: true },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ProductStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Publié')).toBeVisible();
  },
};

export const Draft: Story = {
  args: { published: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brouillon')).toBeVisible();
  },
};
