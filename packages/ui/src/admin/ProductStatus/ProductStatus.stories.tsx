import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { ProductStatus } from './ProductStatus.tsx';

const meta = {
  title: 'Admin/Products/ProductStatus',
  id: 'admin-productstatus',
  tags: ['stable'],
  component: ProductStatus,
  args: { published: true },
} satisfies Meta<typeof ProductStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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

export const Archived: Story = {
  args: { published: false, status: 'archived' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Archivé')).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={ProductStatus} args={args} stories={{ Default, Draft, Archived }} />,
};
