import { ownerDashboard, ownerOrder, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import OrdersPage from './OrdersPage.tsx';

const meta = {
  title: 'Pages/Administration/Orders',
  component: OrdersPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/commandes', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-005')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Chiffre d’affaires' })).toHaveTextContent('245,51');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-005')).toBeVisible();
  },
};

/** The search and the filter are in the address. */
export const NothingFound: Story = {
  parameters: { route: '/admin/commandes?recherche=licorne' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune commande trouvée' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { data: { orders: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [spinner] = await canvas.findAllByText('Chargement des commandes');
    await expect(spinner).toBeVisible();
  },
};

/** An order load failure is only logged (section 8). */
export const Unreachable: Story = {
  parameters: {
    logs: ['The orders could not be read.'],
    data: { orders: respond.unreachable() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune commande trouvée' })).toBeVisible();
  },
};

const living = {
  readOwnerSession: respond.with(ownerSession),
  readDashboard: respond.with(ownerDashboard),
  listOwnerOrders: respond.with({ items: [ownerOrder], next: null, total: 1 }),
};

/**
 * An owner filters the list by two filters and by days, and has views of it. Only the headers that can sort are
 * buttons.
 */
export const InService: Story = {
  parameters: { session: 'owner', office: living } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-012')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Vue\s: Toutes les commandes$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner CMD-2026-012' }));
    await expect(canvas.getByRole('button', { name: 'Changer le statut (1)' })).toBeVisible();
  },
};

export const InServiceOnPhone: Story = {
  parameters: { session: 'owner', office: living, chromatic: { disableSnapshot: true } } satisfies PageParameters & {
    chromatic: object;
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#CMD-2026-012')).toBeVisible();
    // Both filters are on one line.
    const [status, payment] = ['Statut', 'Paiement'].map((name) => canvas.getByRole('button', { name }));
    await expect(status?.getBoundingClientRect().top).toBe(payment?.getBoundingClientRect().top);
  },
};
