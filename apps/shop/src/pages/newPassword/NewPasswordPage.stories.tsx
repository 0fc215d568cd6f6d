import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import NewPasswordPage from './NewPasswordPage.tsx';

const meta = {
  title: 'Pages/Shop/New password',
  component: NewPasswordPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/nouveau-mot-de-passe#jeton' } satisfies PageParameters,
} satisfies Meta<typeof NewPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText('Nouveau mot de passe'), 'brume-du-matin');
  await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'brume-du-matin{Enter}');
};
const askForLink = async (canvas: Canvas): Promise<void> => {
  const form = await canvas.findByRole('form', { name: 'Nouveau lien' });
  await expect(form).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'camille@mail.example{Enter}');
};

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
    await expect(await canvas.findByRole('form', { name: 'Choix du mot de passe' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Saving: Story = {
  parameters: { api: { resetPassword: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(canvas.getByRole('form', { name: 'Choix du mot de passe' })).toBeVisible();
  },
};

export const Saved: Story = {
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Votre mot de passe est enregistré' })).toBeVisible();
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  },
};

/** The server's sentence is at the field, which takes the focus, and what was typed stays. */
export const TooCommon: Story = {
  parameters: {
    api: { resetPassword: respond.refused(422, 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/Ce mot de passe est trop courant/)).toBeVisible();
    const password = canvas.getByLabelText('Nouveau mot de passe');
    await expect(password).toHaveValue('brume-du-matin');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(/Ce mot de passe est trop courant/);
    await userEvent.type(password, 's');
    await expect(password).toBeValid();
  },
};

export const Expired: Story = {
  parameters: {
    api: { resetPassword: respond.refused(404, 'Ce lien n’est plus valable.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
    await askForLink(canvas);
    await expect(await canvas.findByText(/un lien vient de partir/)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { api: { resetPassword: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/Vérifiez votre connexion/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enregistrer le mot de passe' })).toBeEnabled();
  },
};

/** The address without a token, typed or cut off by a mail program. */
export const WithoutToken: Story = {
  parameters: {
    route: '/nouveau-mot-de-passe',
    api: { askPasswordReset: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByText(/Le lien n’a pas pu être demandé\./)).toBeVisible();
  },
};
