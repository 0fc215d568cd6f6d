import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { States } from '../../testing/States.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = {
  title: 'Primitives/SearchField',
  tags: ['stable'],
  component: SearchField,
  args: {
    label: 'Rechercher une commande',
    placeholder: 'Rechercher une commande...',
    value: '',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Searching({ value: initial, onValueChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <Stack>
      <SearchField
        {...rest}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
      <TextField label="Autre champ" name="other" />
    </Stack>
  );
}

export const Default: Story = {};

export const TypedAndCleared: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Rechercher une commande' });
    await userEvent.type(field, 'camille');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('camille');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** « / » leads to the search, except where a « / » is being typed. */
export const ReachedByTheSlash: Story = {
  render: (args) => <Searching {...args} value="camille" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Rechercher une commande' });
    // The page listens once its first effect has run, which may be a moment after its first paint.
    await waitFor(async () => {
      if (document.activeElement !== field) await userEvent.keyboard('/');
      await expect(field).toHaveFocus();
    });
    await expect(field).toHaveValue('camille');
    const other = canvas.getByRole('textbox', { name: 'Autre champ' });
    await userEvent.type(other, '1/2');
    await expect(other).toHaveValue('1/2');
    await expect(other).toHaveFocus();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={SearchField}
      args={args}
      stories={{ Default, Filled: { args: { value: 'camille' } } }}
      interactive={['Default']}
      width="18rem"
    />
  ),
};
