import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { AdminEntry } from './AdminEntry.tsx';

const meta = {
  title: 'Admin/Shell/AdminEntry',
  id: 'admin-adminentry',
  tags: ['new'],
  component: AdminEntry,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Nouveau mot de passe',
    back: { href: '/admin/login', label: 'Retour à la connexion' },
    children: <Text>Le contenu de la page.</Text>,
  },
} satisfies Meta<typeof AdminEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/admin/login');
  },
};
