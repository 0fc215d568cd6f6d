import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import LoginPage from './LoginPage.tsx';

const meta = {
  title: 'Pages/Shop/Login',
  component: LoginPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/login' } satisfies PageParameters,
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const logIn = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ines@exemple.example');
  await userEvent.type(canvas.getByLabelText('Mot de passe'), 'Une-phrase-de-passe');
  await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
};

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/register');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const FieldsMissing: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(await canvas.findByText('Veuillez remplir tous les champs')).toBeVisible();
  },
};

/** The server's message is preferred. */
export const Refused: Story = {
  parameters: {
    api: { login: respond.refused(401, 'Adresse e-mail ou mot de passe incorrect.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('Adresse e-mail ou mot de passe incorrect.')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { api: { login: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('Erreur de connexion')).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: { api: { login: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  },
};

/** Another language is no reason to lose the page: each text that something comes beside has an element of its own. */
export const TranslatedByTheBrowser: Story = {
  ...Refused,
  globals: { translation: 'on' },
};
