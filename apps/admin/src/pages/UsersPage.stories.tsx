import { ownerSession, ownerUserFigures, ownerUsers, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
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
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Camille Roussel' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Nouveaux utilisateurs' })).toHaveTextContent(
      /2\s*ces 30 derniers jours/,
    );
    await expect(canvas.getByRole('group', { name: 'Utilisateurs actifs' })).toHaveTextContent(
      /5\s*ces 7 derniers jours/,
    );
    await expect(canvas.getByRole('link', { name: 'Ajouter un utilisateur' })).toHaveAttribute(
      'href',
      '/admin/utilisateurs/ajouter',
    );
  },
};

/** A user is found by e-mail, whatever the case; writing to them only logs. */
export const Searched: Story = {
  play: async ({ canvas, step }) => {
    const log = spyOn(console, 'info').mockImplementation(() => {});
    await step('Finds a user by e-mail, whatever the case', async () => {
      await canvas.findByText('6 utilisateurs');
      await userEvent.type(canvas.getByPlaceholderText('Rechercher un utilisateur...'), 'INES.MOREAU@');
      await expect(await canvas.findByText('1 utilisateur')).toBeVisible();
    });
    const menu = canvas.getByRole('button', { name: 'Actions pour Inès Moreau' });
    await step('Writing to them only logs', async () => {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Envoyer un e-mail' }));
      await expect(log.mock.calls.join()).toContain('ines.moreau@mail.example');
    });
    await step('Leads to their details', async () => {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Voir les détails' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Inès Moreau' })).toBeVisible();
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Camille Roussel' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    route: '/admin/utilisateurs?recherche=licorne',
  } satisfies PageParameters,
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

const live = {
  readUserFigures: respond.with(ownerUserFigures),
  listUsers: respond.with({ items: ownerUsers, next: null, total: ownerUsers.length }),
};

/** An owner filters by role and status; what a user ordered and spent doesn’t sort. */
export const InService: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    route: '/admin/utilisateurs?etat=pending&tri=-connexion',
    session: 'owner',
    office: live,
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Jeanne Petit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Statut\s: En attente$/ })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Utilisateurs actifs' })).toHaveTextContent(
      /31\s*ces 7 derniers jours/,
    );
    await expect(canvas.getByRole('group', { name: 'Dépenses' })).toHaveTextContent(/7\s412,30\s€/);
    await expect(canvas.getByRole('columnheader', { name: 'Connexion' })).toHaveAttribute('aria-sort', 'descending');
    for (const header of ['Utilisateur', 'Rôle', 'Inscription', 'Statut']) {
      const column = canvas.getByRole('columnheader', { name: header });
      await expect(within(column).getByRole('button', { name: header })).toBeVisible();
    }
    for (const header of ['Commandes', 'Dépenses']) {
      await expect(within(canvas.getByRole('columnheader', { name: header })).queryByRole('button')).toBeNull();
    }
  },
};

/** Staff don’t see what was spent. */
export const ForStaff: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      readOwnerSession: respond.with({ ...ownerSession, role: 'staff', permissions: ['orders', 'users.read'] }),
      readUserFigures: respond.with({ total: 86, newLast30Days: 12, activeLast7Days: 31 }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Jeanne Petit' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Nouveaux utilisateurs' })).toHaveTextContent(/12/);
    await expect(canvas.queryByRole('group', { name: 'Dépenses' })).toBeNull();
  },
};
