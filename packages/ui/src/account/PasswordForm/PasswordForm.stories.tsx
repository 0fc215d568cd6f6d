import type { PasswordErrors } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { PasswordForm } from './PasswordForm.tsx';

const meta = {
  title: 'Account/PasswordForm',
  tags: ['stable'],
  component: PasswordForm,
  args: { email: 'client@maison-nuee.example', onSubmit: fn(async (): Promise<boolean | PasswordErrors> => true) },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Changed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const current = canvas.getByLabelText('Mot de passe actuel');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(current, 'brume-du-soir');
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'brume-du-matin');
    await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'brume-du-matin{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ current: 'brume-du-soir', next: 'brume-du-matin' });
    await expect(current).toHaveValue('');
  },
};

/** Of the back office, where the account asks for one. */
export const WithCode: Story = {
  args: { asksCode: true },
  play: async ({ args, canvas }) => {
    const code = canvas.getByLabelText('Code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(canvas.getByLabelText('Mot de passe actuel'), 'brume-du-soir');
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'brume-du-matin');
    await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'brume-du-matin{Enter}');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/^Indiquez les six chiffres/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(code, '123456{Enter}');
    const sent = { current: 'brume-du-soir', next: 'brume-du-matin', code: '123456' };
    await expect(args.onSubmit).toHaveBeenCalledWith(sent);
  },
};

/** While it is pending a second press sends nothing; what was typed stays when it is refused. */
export const Refused: Story = {
  parameters: framed(480),
  play: async ({ args, canvas }) => {
    const answer = Promise.withResolvers<boolean>();
    mocked(args.onSubmit).mockReturnValueOnce(answer.promise);
    const current = canvas.getByLabelText('Mot de passe actuel');
    await userEvent.type(current, 'brume-de-midi');
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'brume-du-matin');
    await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'brume-du-matin{Enter}{Enter}');
    const button = canvas.getByRole('button', { name: 'Modifier le mot de passe' });
    answer.resolve(false);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(current).toHaveValue('brume-de-midi');
  },
};

/** What the API refuses is said at its field, which takes the focus, until it is edited. */
export const WrongPassword: Story = {
  tags: ['!autodocs'],
  args: {
    onSubmit: fn(async (): Promise<boolean | PasswordErrors> => ({ current: 'Le mot de passe actuel est incorrect.' })),
  },
  play: async ({ canvas, step }) => {
    const current = canvas.getByLabelText('Mot de passe actuel');
    await step('A wrong password is said at its field', async () => {
      await userEvent.type(current, 'brume-de-midi');
      await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'brume-du-matin');
      await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'brume-du-matin{Enter}');
      await waitFor(() => expect(current).toHaveFocus());
      await expect(current).toBeInvalid();
      await expect(current).toHaveAccessibleDescription('Le mot de passe actuel est incorrect.');
    });
    await step('Until it is edited', async () => {
      await userEvent.type(current, 'e');
      await expect(current).toBeValid();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(current).toBeInvalid());
    });
  },
};

/** The error is at the confirmation, which takes the focus; what was typed stays. */
export const Different: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Types a new password', async () => {
      await userEvent.type(canvas.getByLabelText('Mot de passe actuel'), 'brume-du-soir');
      await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'brume-du-matin');
    });
    const confirmation = canvas.getByLabelText('Confirmer le nouveau mot de passe');
    await step('Confirms another one', async () => {
      await userEvent.type(confirmation, 'brume-du-midi');
      await userEvent.click(canvas.getByRole('button', { name: 'Modifier le mot de passe' }));
    });
    await step('It is refused: the confirmation says why, and what was typed stays', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(confirmation).toHaveFocus();
      await expect(confirmation).toHaveAccessibleDescription('Les mots de passe ne correspondent pas.');
      await expect(confirmation).toHaveValue('brume-du-midi');
      await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveValue('brume-du-matin');
    });
  },
};

export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier le mot de passe' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const current = canvas.getByLabelText('Mot de passe actuel');
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleDescription('Indiquez votre mot de passe actuel.');
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveAccessibleDescription(
      'Choisissez un mot de passe de 8\u00a0caractères au minimum.',
    );

    await userEvent.type(current, 'b');
    await expect(current).toBeValid();
  },
};
