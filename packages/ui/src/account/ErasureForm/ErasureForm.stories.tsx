import type { PasswordErrors } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { ErasureForm } from './ErasureForm.tsx';

const meta = {
  title: 'Account/ErasureForm',
  tags: ['new'],
  component: ErasureForm,
  args: { email: 'ines@exemple.example', onErase: fn(async (): Promise<boolean | PasswordErrors> => true) },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof ErasureForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** The password alone erases nothing: a confirmation follows. */
export const Confirmed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Votre mot de passe'), 'brume-du-soir{Enter}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Supprimer votre compte\u00a0?' }));
    await expect(question.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onErase).toHaveBeenLastCalledWith('brume-du-soir');
  },
};

export const Cancelled: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Votre mot de passe'), 'brume-du-soir{Enter}');
    const question = await canvas.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await expect(question).not.toBeVisible();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  parameters: framed(320),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer mon compte' }));
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
    const password = canvas.getByLabelText('Votre mot de passe');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Indiquez votre mot de passe.');
  },
};

/** The wrong password is said at its field, which takes the focus. */
export const WrongPassword: Story = {
  args: {
    onErase: fn(async (): Promise<boolean | PasswordErrors> => ({ current: 'Le mot de passe actuel est incorrect.' })),
  },
  parameters: framed(320),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Votre mot de passe');
    await userEvent.type(password, 'brume-de-midi{Enter}');
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('Le mot de passe actuel est incorrect.');
  },
};
