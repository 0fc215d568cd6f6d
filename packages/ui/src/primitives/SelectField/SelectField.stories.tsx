import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Primitives/SelectField',
  tags: ['stable'],
  component: SelectField,
  args: {
    label: 'Catégorie *',
    name: 'category',
    placeholder: 'Choisir une catégorie',
    options: ['Fruités', 'Gourmands', 'Menthes'].map((value) => ({ value, label: value })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chooses: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie *' }), 'Gourmands');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Gourmands');
  },
};

export const Chosen: Story = { args: { defaultValue: 'Menthes' } };

export const WithError: Story = {
  args: { error: 'Choisissez une catégorie.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Catégorie *' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choisissez une catégorie.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={SelectField}
      args={args}
      stories={{ Default, Chosen, WithError, Disabled }}
      interactive={['Default']}
      width="16rem"
    />
  ),
};
