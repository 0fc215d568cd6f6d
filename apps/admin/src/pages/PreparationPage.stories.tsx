import { ownerOrder, ownerSession, type PageParameters, respond, settingsInService } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import PreparationPage from './PreparationPage.tsx';

const office = {
  readOwnerSession: respond.with(ownerSession),
  listOwnerOrders: respond.with({ items: [ownerOrder], next: null, total: 1 }),
  readPublication: respond.with({
    publication: 1,
    demonstration: false,
    catalogue: { products: [], categories: [], settings: settingsInService },
  }),
};

const meta = {
  title: 'Pages/Administration/Preparation',
  component: PreparationPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/commandes/preparation',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof PreparationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Par produit' })).toBeVisible();
  },
};

/** The slips of the same orders say who sends them. */
export const Slips: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bons de livraison (1)' }));
    const slip = canvas.getByRole('region', { name: `Bon de livraison ${ownerOrder.orderNumber}` });
    await expect(slip).toHaveTextContent(/Expéditeur\s: Les Flacons de Brest, 3 quai du Port/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retour à la liste' }));
    await expect(canvas.getByRole('table', { name: 'Par commande' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { office: { ...office, listOwnerOrders: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
