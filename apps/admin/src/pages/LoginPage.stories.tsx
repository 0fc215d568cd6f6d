import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import LoginPage from './LoginPage.tsx';

const meta = {
  title: 'Pages/Administration/Login',
  component: LoginPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/login' } satisfies PageParameters,
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both fields are required, and only one pair of credentials is accepted. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(await canvas.findByText('Veuillez remplir tous les champs')).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'quelqu-un@mail.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'autre-chose');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(await canvas.findByText('Identifiants administrateur invalides')).toBeVisible();
  },
};

/** An account with codes: the code is typed beside what is there already. */
export const CodeAsked: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    office: { login: respond.refused(401, 'Ce code n’est pas le bon, ou il a déjà servi.', 'code') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'claire@maison-nuee.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'brume-du-soir{Enter}');
    const code = await canvas.findByLabelText('Code');
    await expect(code).toHaveFocus();
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible();
    await expect(code).toHaveValue('000000');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  },
};
