import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  args: {
    labels: ['Prix minimum', 'Prix maximum'],
    value: [0, 30],
    onValueChange: fn(),
    onValueCommit: fn(),
    min: 0,
    max: 50,
    formatValue: (value) => `${value}\u00a0€`,
    style: { maxWidth: '16rem' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const lower = canvas.getByRole('slider', { name: 'Prix minimum' });
    const upper = canvas.getByRole('slider', { name: 'Prix maximum' });
    await expect(lower).toHaveAttribute('aria-valuenow', '0');
    await expect(upper).toHaveAttribute('aria-valuenow', '30');
    await expect(upper).toHaveAttribute('aria-valuetext', '30\u00a0€');
    // What a finger hits is larger than what is seen.
    const { x, y, width, height } = upper.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2 + 21, y + height / 2 - 21)).toBe(upper);
  },
};

export const WholeRange: Story = { args: { value: [0, 50] } };

export const SameValueTwice: Story = { args: { value: [20, 20] } };

function Choosing({ value: first, onValueChange, ...rest }: SliderProps) {
  const [value, setValue] = useState(first);
  return (
    <Slider
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

/** Each key changes the thumb that has the focus, up to the other one and not beyond; what was chosen is told once, at the end. */
export const ByKeyboard: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const lower = canvas.getByRole('slider', { name: 'Prix minimum' });
    await expect(lower).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>3/}');
    await expect(lower).toHaveAttribute('aria-valuenow', '3');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([3, 30]);
    await userEvent.keyboard('{End}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([30, 30]);
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([19, 30]);

    await userEvent.tab();
    const upper = canvas.getByRole('slider', { name: 'Prix maximum' });
    await expect(upper).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([19, 19]);
    const told = 5;
    await expect(args.onValueCommit).toHaveBeenCalledTimes(told);
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(args.onValueCommit).toHaveBeenCalledTimes(told);
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
    await expect(upper).toHaveAttribute('aria-valuenow', '50');
    await expect(lower).toHaveAttribute('aria-valuenow', '19');
  },
};
