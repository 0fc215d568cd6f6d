import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import AddUserPage from './AddUserPage.tsx';

const meta = {
  title: 'Pages/Administration/Add user',
  component: AddUserPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/utilisateurs/ajouter',
    session: 'administrator',
  } satisfies PageParameters,
} satisfies Meta<typeof AddUserPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nom *')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail *')).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ajouter un utilisateur' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter l’utilisateur' })).toBeVisible();
  },
};
