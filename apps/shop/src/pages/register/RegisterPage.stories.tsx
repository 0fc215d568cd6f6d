import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import RegisterPage from './RegisterPage.tsx';

const meta = {
  title: 'Pages/Shop/Registration',
  component: RegisterPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/register' } satisfies PageParameters,
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const register = async (canvas: Canvas, confirmation = 'Une-phrase-de-passe'): Promise<void> => {
  await userEvent.type(canvas.getByLabelText('Prénom'), 'Inès');
  await userEvent.type(canvas.getByLabelText('Nom'), 'Moreau');
  await userEvent.type(canvas.getByLabelText('Email'), 'ines@exemple.example');
  await userEvent.type(canvas.getByLabelText('Mot de passe'), 'Une-phrase-de-passe');
  await userEvent.type(canvas.getByLabelText('Confirmer le mot de passe'), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: "S'inscrire" }));
};

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    for (const name of ['Prénom', 'Nom', 'Email', 'Mot de passe', 'Confirmer le mot de passe']) {
      await expect(canvas.getByLabelText(name)).toBeRequired();
    }
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    const main = within(canvas.getByRole('main'));
    for (const [name, href] of [
      ['Se connecter', '/login'],
      ['conditions générales', '/conditions-generales'],
      ['politique de confidentialité', '/politique-confidentialite'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const PasswordsDiffer: Story = {
  play: async ({ canvas }) => {
    await register(canvas, 'Une-autre-phrase');
    await expect(await canvas.findByText('Les mots de passe ne correspondent pas')).toBeVisible();
  },
};

/** The server's message is preferred. */
export const Refused: Story = {
  parameters: {
    api: { register: respond.refused(409, 'Un compte existe déjà avec cette adresse e-mail.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByText('Un compte existe déjà avec cette adresse e-mail.')).toBeVisible();
  },
};

/** What is wrong with the password is said at its field, which takes the focus, until it is edited. */
export const TooCommon: Story = {
  parameters: {
    api: { register: respond.refused(422, 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByText(/Ce mot de passe est trop courant/)).toBeVisible();
    const password = canvas.getByLabelText('Mot de passe');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/Ce mot de passe est trop courant/);
    await userEvent.type(password, 's');
    await expect(password).toBeValid();
  },
};

export const Unreachable: Story = {
  parameters: { api: { register: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByText("Erreur lors de l'inscription")).toBeVisible();
  },
};

/** The account was created but the login after it failed: the visitor is sent to the login. */
export const LoginFailsAfterwards: Story = {
  parameters: {
    logs: ['The login after the registration failed.'],
    api: { login: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await register(canvas);
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText('Erreur lors de la connexion après inscription')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** Another language is no reason to lose the page: each text that something comes beside has an element of its own. */
export const TranslatedByTheBrowser: Story = {
  ...PasswordsDiffer,
  globals: { translation: 'on' },
};
