import { frozenNow } from '@nuee/domain/fixtures';
import { adminUsers } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { UsersTable } from './UsersTable.tsx';

const users = adminUsers(new Date(frozenNow));

const meta = {
  title: 'Admin/Customers/UsersTable',
  id: 'admin-userstable',
  tags: ['stable'],
  component: UsersTable,
  args: { users, onSendEmail: fn(), onSortChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof UsersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Utilisateurs' }));
    await expect(table.getAllByText('Administrateur')).toHaveLength(1);
    await expect(table.getByRole('row', { name: /Hugo Bernard/ })).toHaveTextContent('Inactif');
    await expect(canvas.getByText('6 utilisateurs')).toBeVisible();
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      'Utilisateur',
      'Rôle',
      'Inscription',
      'Commandes',
      'Dépenses',
      'Connexion',
      'Statut',
      'Actions',
    ]);
  },
};

async function openMenu(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Hugo Bernard' }));
  await expect(await screen.findByRole('menu')).toBeVisible();
}

export const RowMenuOpen: Story = {
  parameters: framed(560),
  play: async ({ canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas));
    await expect(screen.getByRole('menuitem', { name: 'Voir les détails' })).toHaveAttribute(
      'href',
      '/admin/utilisateurs/user-4',
    );
    await expect(screen.getByRole('menuitem', { name: 'Envoyer un e-mail' })).toBeVisible();
  },
};

export const SendsAnEmail: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas));
    await step('Chooses to send an e-mail to the user', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Envoyer un e-mail' }));
      await waitFor(() => expect(args.onSendEmail).toHaveBeenCalledWith(users[3]));
    });
  },
};

/** On a phone the rows are cards with the same facts. */
export const SameFactsOnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('row', { name: /Hugo Bernard/ }));
    for (const fact of ['Client', 'Inactif', '03/08/2024', '1', '10/01/2026 16:00'])
      await expect(card.getByText(fact)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Hugo Bernard/ })).toHaveTextContent('hugo.bernard@mail.example');
    for (const label of ['Inscription', 'Commandes', 'Dernière connexion'])
      await expect(card.getByText(label)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { users: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun utilisateur trouvé')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { users: [], loadingLabel: 'Chargement des utilisateurs' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des utilisateurs');
  },
};
