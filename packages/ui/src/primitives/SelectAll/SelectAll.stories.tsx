import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { SelectAll } from './SelectAll.tsx';

const meta = {
  title: 'Primitives/SelectAll',
  tags: ['new'],
  component: SelectAll,
  args: { keys: ['a', 'b'], selected: new Set(['elsewhere']), onSelectedChange: fn() },
} satisfies Meta<typeof SelectAll>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The rows of the page are added to those selected on another page. */
export const SelectsThePage: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tout sélectionner' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onSelectedChange).toHaveBeenCalledWith(new Set(['elsewhere', 'a', 'b']));
  },
};

/** Unchecked, it clears the selection on all pages. */
export const AllSelected: Story = {
  args: { selected: new Set(['elsewhere', 'a', 'b']) },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tout sélectionner' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onSelectedChange).toHaveBeenCalledWith(new Set());
  },
};

export const NothingToSelect: Story = {
  args: { keys: [], selected: new Set<string>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Tout sélectionner' })).toBeDisabled();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States of={SelectAll} args={args} stories={{ Default, AllSelected, NothingToSelect }} interactive={['Default']} />
  ),
};
