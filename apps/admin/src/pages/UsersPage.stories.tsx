import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import UsersPage from './UsersPage.tsx';

const meta = {
  title: 'Pages/Administration/Users',
  component: UsersPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/utilisateurs', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof UsersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Camille Roussel' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Nouveaux utilisateurs' })).toHaveTextContent('2');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Camille Roussel' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: { route: '/admin/utilisateurs?recherche=licorne' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun utilisateur trouvé' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { data: { users: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [spinner] = await canvas.findAllByText('Chargement des utilisateurs');
    await expect(spinner).toBeVisible();
  },
};
