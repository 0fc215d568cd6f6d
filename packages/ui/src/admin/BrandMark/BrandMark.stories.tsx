import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Admin/BrandMark',
  tags: ['stable'],
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maison Nuée' })).toBeVisible();
  },
};
