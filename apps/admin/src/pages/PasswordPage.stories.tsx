import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import PasswordPage from './PasswordPage.tsx';

const meta = {
  title: 'Pages/Administration/Password',
  component: PasswordPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/mot-de-passe',
    office: { askPasswordReset: respond.with(undefined), resetPassword: respond.with(undefined) },
  } satisfies PageParameters,
} satisfies Meta<typeof PasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const chosen = { route: '/admin/mot-de-passe#jeton' } satisfies PageParameters;
const choose = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText('Nouveau mot de passe'), 'brume-du-matin');
  await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'brume-du-matin{Enter}');
};
const ask = async (canvas: Canvas): Promise<void> =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'claire@maison-nuee.example{Enter}');

/** The answer is the same whether or not somebody has that address. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/^Si un compte existe à cette adresse/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/admin/login');
  },
};

export const Chosen: Story = {
  parameters: chosen,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Votre mot de passe est enregistré' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/admin/login');
  },
};

export const TooShort: Story = {
  parameters: chosen,
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Nouveau mot de passe');
    await userEvent.type(password, 'brume{Enter}');
    await expect(password).toHaveAccessibleDescription(/12\u00a0caractères au minimum/);
    await expect(password).toHaveFocus();
  },
};

/** The server's sentence is at the field, and what was typed stays. */
export const TooCommon: Story = {
  parameters: {
    ...chosen,
    office: { resetPassword: respond.refused(422, 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await choose(canvas);
    const password = canvas.getByLabelText('Nouveau mot de passe');
    await expect(await canvas.findByText(/Ce mot de passe est trop courant/)).toBeVisible();
    await expect(password).toHaveAccessibleDescription(/Ce mot de passe est trop courant/);
    await expect(password).toHaveValue('brume-du-matin');
  },
};

export const Expired: Story = {
  parameters: {
    ...chosen,
    office: { resetPassword: respond.refused(404, 'Ce lien n’est plus valable.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Nouveau lien' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: {
    office: { askPasswordReset: respond.unreachable() },
    logs: ['The API could not be asked.'],
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/Le serveur ne répond pas/)).toBeVisible();
  },
};
