import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErasureForm } from './ErasureForm.tsx';

const meta = {
  title: 'Account/ErasureForm',
  tags: ['new'],
  component: ErasureForm,
  args: { email: 'ines@exemple.example', onSubmit: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ErasureForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Asked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Votre mot de passe'), 'brume-du-soir{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('brume-du-soir');
  },
};

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer mon compte' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const password = canvas.getByLabelText('Votre mot de passe');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Indiquez votre mot de passe.');
  },
};

/** A press while the account is being erased does nothing. */
export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Votre mot de passe'), 'brume-du-soir');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer mon compte' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
