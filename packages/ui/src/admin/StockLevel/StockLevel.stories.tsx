import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { StockLevel } from './StockLevel.tsx';

const meta = {
  title: 'Admin/Products/StockLevel',
  id: 'admin-stocklevel',
  tags: ['stable'],
  component: StockLevel,
  args: { stock: 45 },
} satisfies Meta<typeof StockLevel>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (label: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(label)).toBeVisible();
  };

export const Default: Story = { play: says(/45/) };

export const Thousands: Story = { args: { stock: 12_345 }, play: says(/^12\s345/) };

export const TenLeft: Story = { args: { stock: 10 }, play: says(/^10/) };

export const NineLeft: Story = { args: { stock: 9 }, play: says('9 restants') };

export const OneLeft: Story = { args: { stock: 1 }, play: says('1 restant') };

export const Out: Story = { args: { stock: 0 }, play: says('Rupture') };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States of={StockLevel} args={args} stories={{ Default, Thousands, TenLeft, NineLeft, OneLeft, Out }} />
  ),
};
