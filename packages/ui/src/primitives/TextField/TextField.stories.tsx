import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  tags: ['stable'],
  component: TextField,
  args: { label: 'Prénom', name: 'firstName', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Prénom' });
    await userEvent.type(field, 'Inès');
    await expect(field).toHaveValue('Inès');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Inès');
  },
};

/** What contacts and web pages add around a text when it is copied isn't pasted. */
export const PastedWithInvisible: Story = {
  tags: ['!autodocs'],
  args: { label: 'Téléphone', name: 'phone' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Téléphone' });
    await userEvent.click(field);
    await userEvent.paste('\u202a06 12 34\u00ad 56\u200b 78\u202c\ufeff');
    await expect(field).toHaveValue('06 12 34 56 78');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('06 12 34 56 78');
  },
};

export const Placeholder: Story = { args: { placeholder: 'Camille' } };

export const Focused: Story = {
  args: { defaultValue: 'Camille' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
  },
};

export const Described: Story = {
  args: { description: 'Tel qu’il figure sur votre pièce d’identité.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(/pièce d’identité/);
  },
};

/** A field with suggestions that accepts other text too: a combo box for screen readers. */
export const Suggesting: Story = {
  args: { label: 'Pays', name: 'country', suggestions: ['France', 'Belgique'] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Pays' });
    await expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['France', 'Belgique']);
    await userEvent.type(field, 'Suisse');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Suisse');
  },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    defaultValue: 'camille@',
    error: 'Indiquez une adresse complète.',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Indiquez une adresse complète.');
  },
};

export const Disabled: Story = {
  args: {
    label: 'Email',
    name: 'email',
    disabled: true,
    defaultValue: 'client@maison-nuee.example',
    description: 'Non modifiable',
  },
};

export const LongLabel: Story = {
  args: { label: 'Complément d’adresse, bâtiment, étage, code d’entrée ou nom inscrit sur la boîte aux lettres' },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={TextField}
      args={args}
      stories={{ Default, Placeholder, Described, Invalid, Disabled, LongLabel }}
      interactive={['Default', 'Invalid']}
      width="16rem"
    />
  ),
};
