import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const meta = {
  title: 'Primitives/Slider',
  tags: ['stable'],
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
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const lower = canvas.getByRole('slider', { name: 'Prix minimum' });
    const upper = canvas.getByRole('slider', { name: 'Prix maximum' });
    await step('Shows both ends, and says the amount with its sign', async () => {
      await expect(lower).toHaveValue('0');
      await expect(upper).toHaveValue('30');
      await expect(upper).toHaveAttribute('aria-valuetext', '30\u00a0€');
    });
    await step('Each handle takes the presses on its side of the middle, as high as a finger needs', async () => {
      // Each takes the presses on its side of the middle, over the whole height that a finger needs.
      const { left, top, width, height } = upper.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(document.elementFromPoint(left + width * 0.2, top + 2)).toBe(lower);
      await expect(document.elementFromPoint(left + width * 0.45, top + height - 2)).toBe(upper);
    });
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

/** Moves a thumb to a value as a browser does with a pointer or a key: an event for each step, and one at the end. */
async function take(thumb: HTMLElement, value: number): Promise<void> {
  await fireEvent.input(thumb, { target: { value } });
  await fireEvent.change(thumb);
}

/** A thumb stops at the other one; `onValueCommit` is called once, at the end. */
export const Choose: Story = {
  tags: ['!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas, step }) => {
    await userEvent.tab();
    const lower = canvas.getByRole('slider', { name: 'Prix minimum' });
    await expect(lower).toHaveFocus();
    await step('Reports each step of the lower thumb, and the end once', async () => {
      await fireEvent.input(lower, { target: { value: 2 } });
      await expect(args.onValueCommit).not.toHaveBeenCalled();
      await take(lower, 3);
      await expect(lower).toHaveValue('3');
      await expect(args.onValueChange).toHaveBeenCalledTimes(2);
      await expect(args.onValueCommit).toHaveBeenCalledOnce();
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([3, 30]);
    });
    await step('Stops the lower thumb at the upper one', async () => {
      await take(lower, 50);
      await expect(lower).toHaveValue('30');
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([30, 30]);
      await take(lower, 19);
    });

    await step('Moves the upper thumb, which stops at the lower one', async () => {
      await userEvent.tab();
      const upper = canvas.getByRole('slider', { name: 'Prix maximum' });
      await expect(upper).toHaveFocus();
      await take(upper, 0);
      await expect(upper).toHaveValue('19');
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([19, 19]);
      await take(upper, 50);
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([19, 50]);
      await expect(lower).toHaveValue('19');
    });
  },
};

/** A finger that comes down on the track and then scrolls the page changes nothing. */
export const SwipedOver: Story = {
  tags: ['!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas, step }) => {
    const upper = canvas.getByRole('slider', { name: 'Prix maximum' });
    const before = upper.getAttribute('value');
    await step('A finger comes down, and the browser scrolls', async () => {
      await expect(getComputedStyle(upper).touchAction).toBe('pan-y');
      await fireEvent.pointerDown(upper);
      await fireEvent.input(upper, { target: { value: 25 } });
      await fireEvent.pointerCancel(upper);
      await fireEvent.change(upper);
    });
    await step('The price is as before', async () => {
      await expect(upper).toHaveValue(before);
      await expect(args.onValueCommit).toHaveBeenLastCalledWith([expect.any(Number), Number(before)]);
    });
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={Slider}
      args={args}
      stories={{ Default, WholeRange, SameValueTwice }}
      interactive={['Default']}
      width="16rem"
    />
  ),
};
