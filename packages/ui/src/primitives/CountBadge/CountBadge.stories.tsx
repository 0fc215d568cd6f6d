import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { Button } from '../Button/Button.tsx';
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

function Counter() {
  const [count, setCount] = useState(2);
  return (
    <Button variant="secondary" onClick={() => setCount(count + 1)}>
      Encore un
      <CountBadge count={count} />
    </Button>
  );
}

/** A number that a press has changed rolls in; the first one just stands there. */
export const Counting: Story = {
  tags: ['!autodocs'],
  render: () => <Counter />,
  play: async ({ canvas }) => {
    const first = canvas.getByText('2');
    await expect(first).not.toHaveAttribute('class');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('3')).toHaveAttribute('class');
    await expect(first).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={CountBadge} args={args} stories={{ Default, TwoDigits, Many }} />,
};
