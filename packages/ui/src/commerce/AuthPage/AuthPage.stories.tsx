import { testCredentials } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import { RegisterForm } from '../RegisterForm/RegisterForm.tsx';
import { AuthPage } from './AuthPage.tsx';

const meta = {
  title: 'Commerce/Login and registration/AuthPage',
  id: 'commerce-authpage',
  tags: ['stable'],
  component: AuthPage,
  args: {
    title: 'Connexion',
    intro: 'Heureux de vous retrouver.',
    children: <LoginForm onSubmit={fn()} registerHref="/register" autofill={testCredentials} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  },
};

export const Registration: Story = {
  args: {
    title: 'Créer un compte',
    intro: 'Quelques lignes, et vos commandes vous suivent.',
    children: (
      <RegisterForm
        onSubmit={fn()}
        loginHref="/login"
        termsHref="/conditions-generales"
        privacyHref="/politique-confidentialite"
      />
    ),
  },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: "S'inscrire" })).toBeVisible();
  },
};

/** A shop in service whose owner has chosen no picture. */
export const WithoutPicture: Story = {
  args: { picture: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
