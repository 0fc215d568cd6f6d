import { customerFile, ownerSession, ownerUsers, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import UserPage from './UserPage.tsx';

const [, customer] = ownerUsers;
if (customer === undefined) throw new Error('The fixtures hold fewer than two users.');

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
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inès Moreau' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '#CMD-2026-003' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Achats' })).toHaveTextContent(/129,56\s€/);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '#CMD-2026-003' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/admin/utilisateurs/personne' } satisfies PageParameters,
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

/** The whole of a customer: what she wrote, what staff noted; the owner erases her account when she asks. */
export const InService: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    route: `/admin/utilisateurs/${customer._id}`,
    session: 'owner',
    office: {
      readOwnerSession: respond.with(ownerSession),
      readUser: respond.with(customer),
      readCustomer: respond.with(customerFile),
      listOwnerOrders: respond.with({ items: [], next: null, total: 0 }),
      listUsers: respond.with({ items: ownerUsers, next: null, total: ownerUsers.length }),
      eraseCustomer: respond.with(undefined),
    },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await step('Shows what she wrote', async () => {
      await expect(await canvas.findByRole('list', { name: 'Tickets' })).toHaveTextContent('Bouchon abîmé');
      await expect(canvas.getByRole('button', { name: 'Exporter ses données' })).toBeVisible();
    });
    await step('Erases her account after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Effacer ce compte' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Effacer' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Fermer la notification' }));
    });
  },
};
