import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Primitives/CountBadge',
  tags: ['stable'],
  component: CountBadge,
  args: { count: 2 },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoDigits: Story = { args: { count: 42 } };

export const Many: Story = {
  args: { count: 120 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={CountBadge} args={args} stories={{ Default, TwoDigits, Many }} />,
};
