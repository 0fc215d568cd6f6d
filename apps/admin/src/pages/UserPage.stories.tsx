import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import UserPage from './UserPage.tsx';

const meta = {
  title: 'Pages/Administration/User',
  component: UserPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/utilisateurs/user-3',
    session: 'administrator',
  } satisfies PageParameters,
} satisfies Meta<typeof UserPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inès Moreau' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '#CMD-2026-003' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Achats' })).toHaveTextContent(/129,56\s€/);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '#CMD-2026-003' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { route: '/admin/utilisateurs/personne' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Utilisateur introuvable' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { data: { users: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement en cours')).toBeVisible();
  },
};
