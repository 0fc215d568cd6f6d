import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Primitives/Rating',
  tags: ['stable'],
  component: Rating,
  args: { value: 5 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Four: Story = {
  args: { value: 4 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4 sur 5');
  },
};

export const One: Story = { args: { value: 1 } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Rating} args={args} stories={{ Default, Four, One }} />,
};
