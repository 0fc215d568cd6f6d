import {
  ownerCategories,
  ownerDashboard,
  ownerProduct,
  ownerSession,
  type PageParameters,
  respond,
} from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import ProductsPage from './ProductsPage.tsx';

const meta = {
  title: 'Pages/Administration/Products',
  component: ProductsPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/produits', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Caramel Beurre Salé' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Prix moyen' })).toHaveTextContent('21,29');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Caramel Beurre Salé' })).toBeVisible();
  },
};

export const OneCategory: Story = {
  parameters: { route: '/admin/produits?categorie=Gourmands' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 produits')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Toutes les catégories\u00a0: Gourmands' })).toBeVisible();
  },
};

/** Without products the average price is exactly « 0€ ». */
export const Empty: Story = {
  parameters: { data: { products: respond.with([]) } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun produit trouvé' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Prix moyen' })).toHaveTextContent('0€');
  },
};

export const Loading: Story = {
  parameters: { data: { products: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [spinner] = await canvas.findAllByText('Chargement des produits');
    await expect(spinner).toBeVisible();
  },
};

/** A toast says that the load failed (section 8), and closes by itself. */
export const Unreachable: Story = {
  parameters: { data: { products: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun produit trouvé' })).toBeVisible();
  },
};

const living = {
  readOwnerSession: respond.with(ownerSession),
  readDashboard: respond.with(ownerDashboard),
  listCategories: respond.with({ items: ownerCategories }),
  listOwnerProducts: respond.with({
    items: [
      { ...ownerProduct, stock: 4 },
      { ...ownerProduct, id: '8', name: 'Tabac Blond', status: 'archived' as const, published: false },
    ],
    next: null,
    total: 2,
  }),
};

/** An owner filters the list by low stock, drafts or archived products. */
export const InService: Story = {
  parameters: { route: '/admin/produits?etat=lowStock', session: 'owner', office: living } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Caramel Beurre Salé/ })).toHaveTextContent('4 restants');
    await expect(canvas.getByRole('row', { name: /Tabac Blond/ })).toHaveTextContent('Archivé');
    await expect(canvas.getByRole('button', { name: /^État\s: Stock faible$/ })).toBeVisible();
  },
};
