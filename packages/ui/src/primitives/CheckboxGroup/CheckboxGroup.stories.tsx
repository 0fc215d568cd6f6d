import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Primitives/CheckboxGroup',
  tags: ['stable'],
  component: CheckboxGroup<number>,
  args: {
    label: 'Contenance',
    name: 'sizes',
    value: [10, 50],
    onValueChange: fn(),
    options: [10, 30, 50, 100].map((size) => ({ value: size, label: `${size}\u00a0ml` })),
  },
} satisfies Meta<typeof CheckboxGroup<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values come in the order of the options, whatever the order of the ticks. */
export const Default: Story = {};

export const AddsAndTakesAway: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const group = within(canvas.getByRole('group', { name: 'Contenance' }));
    await step('A ticked box adds its value, in the order of the options', async () => {
      await userEvent.click(group.getByRole('checkbox', { name: '30\u00a0ml' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith([10, 30, 50]);
      await expect(group.getByRole('checkbox', { name: '30\u00a0ml' })).toBeChecked();
    });
    await step('An unticked box removes its value', async () => {
      await userEvent.click(group.getByRole('checkbox', { name: '10\u00a0ml' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith([30, 50]);
      await expect(group.getByRole('checkbox', { name: '10\u00a0ml' })).not.toBeChecked();
    });
  },
};

export const AllTicked: Story = { args: { value: [10, 30, 50, 100] } };

export const NoneTicked: Story = { args: { value: [] } };

export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '10\u00a0ml' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={CheckboxGroup<number>} args={args} stories={{ Default, AllTicked, NoneTicked }} />,
};
