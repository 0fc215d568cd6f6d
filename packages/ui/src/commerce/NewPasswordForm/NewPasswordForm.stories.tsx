import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = {
  title: 'Commerce/Login and registration/NewPasswordForm',
  id: 'commerce-newpasswordform',
  tags: ['new'],
  component: NewPasswordForm,
  args: { onSubmit: fn(async () => undefined) },
  parameters: { maxWidth: '30rem' },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = async (canvas: Canvas, password: string, confirmation = password) => {
  await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), password);
  await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), `${confirmation}{Enter}`);
};

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Nouveau mot de passe');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription('8\u00a0caractères au minimum.');
  },
};

export const Chosen: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await choose(canvas, 'brume-du-matin');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('brume-du-matin');
  },
};

export const Different: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await choose(canvas, 'brume-du-matin', 'brume-du-soir');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const confirmation = canvas.getByLabelText('Confirmer le nouveau mot de passe');
    await expect(confirmation).toHaveFocus();
    await expect(confirmation).toHaveAccessibleDescription('Les mots de passe ne correspondent pas.');
  },
};

export const TooShort: Story = {
  parameters: framed(400),
  play: async ({ args, canvas }) => {
    await choose(canvas, 'brume');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveAccessibleDescription(
      'Choisissez un mot de passe de 8\u00a0caractères au minimum.',
    );
  },
};

export const Refused: Story = {
  args: { error: 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce mot de passe est trop courant');
  },
};

/** A second press does nothing. */
export const Submitting: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'brume-du-matin');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
