import { testCredentials } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Commerce/Login and registration/LoginForm',
  id: 'commerce-loginform',
  tags: ['stable'],
  component: LoginForm,
  args: { onSubmit: fn(), registerHref: '/register', autofill: testCredentials },
  parameters: { maxWidth: '30rem' },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const SentByEnter: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'camille@mail.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'brume-du-soir{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'camille@mail.example',
      password: 'brume-du-soir',
    });
    await expect(canvas.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/register');
  },
};

/**
 * By the specification (section 2) « Se souvenir de moi » has no effect: it can be checked and unchecked, but its value
 * isn't submitted. « Mot de passe oublié? » leads nowhere: it is a button that does nothing rather than a link without
 * a target, which assistive technology would announce and then fail to follow.
 */
export const InertControls: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const remember = canvas.getByRole('checkbox', { name: 'Se souvenir de moi' });
    await userEvent.click(remember);
    await expect(remember).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Mot de passe oublié?' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The page passes in the message; each empty field says what is missing, and the first has the focus. */
export const Empty: Story = {
  args: { error: 'Veuillez remplir tous les champs' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: '', password: '' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAccessibleDescription('Indiquez votre mot de passe.');
  },
};

export const FilledAutomatically: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remplir automatiquement' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(testCredentials.administrator.email);
    await expect(canvas.getByLabelText('Mot de passe')).toHaveValue(testCredentials.administrator.password);
  },
};

/** A shop in service has no pairs to show; both controls have their effect. */
export const InService: Story = {
  args: { autofill: undefined, resetHref: '/nouveau-mot-de-passe' },
  play: async ({ args, canvas, step }) => {
    const typed = { email: 'camille@mail.example', password: 'brume-du-soir' };
    await step('A forgotten password leads on, and no test accounts are shown', async () => {
      const forgotten = canvas.getByRole('link', { name: 'Mot de passe oublié\u00a0?' });
      await expect(forgotten).toHaveAttribute('href', '/nouveau-mot-de-passe');
      await expect(canvas.queryByText('Identifiants de test')).not.toBeInTheDocument();
    });
    await step('Whether to be remembered is submitted', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), typed.email);
      await userEvent.type(canvas.getByLabelText('Mot de passe'), `${typed.password}{Enter}`);
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...typed, remember: false });
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Se souvenir de moi' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...typed, remember: true });
    });
  },
};

/** While the login is pending a second press does nothing, and what was typed stays. */
export const Submitting: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'camille@mail.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('camille@mail.example');
  },
};

/** The visitor was sent here from a page that needs a session. */
export const SentHere: Story = {
  args: { notice: 'Connectez-vous pour continuer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connectez-vous pour continuer')).toBeVisible();
  },
};
