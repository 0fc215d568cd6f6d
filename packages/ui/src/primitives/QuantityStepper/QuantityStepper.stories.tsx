import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

const meta = {
  title: 'Primitives/QuantityStepper',
  tags: ['stable'],
  component: QuantityStepper,
  args: { value: 2, onValueChange: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CountsUpAndDown: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Quantité' }));
    await expect(group.getByRole('status')).toHaveTextContent('2');
    await step('Plus asks for one more', async () => {
      await userEvent.click(group.getByRole('button', { name: 'Augmenter la quantité' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
      await expect(group.getByRole('status')).toHaveTextContent('3');
    });
    await step('Minus asks for one less', async () => {
      await userEvent.click(group.getByRole('button', { name: 'Diminuer la quantité' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
      await expect(group.getByRole('status')).toHaveTextContent('2');
    });
  },
};

export const Least: Story = {
  args: { value: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Diminuer la quantité' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Augmenter la quantité' })).toBeEnabled();
  },
};

export const MayReachZero: Story = {
  args: { value: 1, min: 0 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Diminuer la quantité' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(0);
  },
};

export const Greatest: Story = {
  args: { value: 9999 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

function Counting(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onValueChange={setValue} />;
}

export const CountedByKeyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => <Counting {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('5');
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={QuantityStepper}
      args={args}
      stories={{ Default, Least, Greatest, Disabled }}
      interactive={['Default']}
    />
  ),
};
