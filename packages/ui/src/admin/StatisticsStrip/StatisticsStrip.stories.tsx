import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClockIcon, PackageIcon, TruckIcon, WalletIcon } from '../../primitives/Icon/icons.tsx';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { StatisticsStrip } from './StatisticsStrip.tsx';

const meta = {
  title: 'Admin/Dashboard/StatisticsStrip',
  id: 'admin-statisticsstrip',
  tags: ['stable'],
  component: StatisticsStrip,
  args: {
    items: [
      { label: 'Commandes à traiter', value: 1, detail: 'en attente', icon: <ClockIcon size={18} /> },
      { label: 'Commandes en cours', value: 1, detail: 'en préparation', icon: <PackageIcon size={18} /> },
      { label: 'En cours de livraison', value: 1, detail: 'expédiée', icon: <TruckIcon size={18} /> },
      {
        label: 'Chiffre d’affaires',
        value: '245,51\u00a0€',
        detail: '3 commandes payées',
        icon: <WalletIcon size={18} />,
      },
    ],
  },
} satisfies Meta<typeof StatisticsStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const revenue = within(canvas.getByRole('group', { name: 'Chiffre d’affaires' }));
    await expect(revenue.getByText('245,51\u00a0€', { normalizer: String })).toBeVisible();
    await expect(revenue.getByText('3 commandes payées')).toBeVisible();
  },
};

export const LargeFigures: Story = {
  args: {
    items: [
      {
        label: 'Commandes',
        value: '128\u202f456',
        detail: '10\u202f245\u202f678,50\u00a0€ de ventes',
        icon: <ClockIcon size={18} />,
      },
      { label: 'Panier moyen', value: '1\u202f080,00\u00a0€', detail: 'par commande', icon: <PackageIcon size={18} /> },
      { label: 'Produits à réapprovisionner', value: 0, detail: 'en rupture de stock', icon: <TruckIcon size={18} /> },
      { label: 'Prix moyen', value: '0€', detail: 'prix de vente', icon: <WalletIcon size={18} /> },
    ],
  },

  play: async ({ canvas }) => {
    for (const figure of ['128 456', '1 080,00 €']) await expect(canvas.getByText(figure)).toBeVisible();
    await expect(pageOverflow()).toBe(0);
  },
};

/** No figure is shown before it is known. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Chiffre d’affaires' })).toHaveTextContent('Chargement');
    await expect(canvas.queryByText('3 commandes payées')).toBeNull();
  },
};
