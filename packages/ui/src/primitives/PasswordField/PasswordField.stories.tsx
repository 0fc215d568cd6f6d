import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  args: {
    label: 'Mot de passe',
    name: 'password',
    autoComplete: 'current-password',
    defaultValue: 'Nuee-Client-18',
    onValueChange: fn(),
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Mot de passe');
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.type(field, '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Nuee-Client-18!');
    await expect(canvas.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible();
  },
};

export const HiddenAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le mot de passe' }));
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = {
  args: { error: 'Choisissez au moins 6 caractères.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Mot de passe');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choisissez au moins 6 caractères.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={PasswordField}
      args={args}
      stories={{ Default, Invalid, Disabled }}
      interactive={['Default']}
      width="16rem"
    />
  ),
};
