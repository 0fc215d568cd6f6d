import { type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** The search and the filter stand in the address. */
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
  parameters: { data: { orders: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune commande trouvée' })).toBeVisible();
  },
};
