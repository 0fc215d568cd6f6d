import { frozenNow } from '@nuee/domain/fixtures';
import { adminProducts } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ProductsTable } from './ProductsTable.tsx';

const products = adminProducts(new Date(frozenNow));

const meta = {
  title: 'Admin/ProductsTable',
  component: ProductsTable,
  args: { products, onTogglePublished: fn(), onDelete: fn(), onSortChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ProductsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Produits' }));
    const caramel = table.getByRole('row', { name: /Caramel Beurre Salé/ });
    await expect(within(caramel).getByText('19,99\u00a0€', { normalizer: String }).tagName).toBe('S');
    await expect(caramel).toHaveTextContent('8 restants');
    await expect(table.getByRole('row', { name: /Menthe Glaciale/ })).toHaveTextContent('Rupture');
    await expect(table.getByRole('row', { name: /Vanille Bourbon/ })).toHaveTextContent('Brouillon');
  },
};

export const RowMenuOpen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Vanille Bourbon' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Voir sur le site' })).toHaveAttribute(
      'href',
      '/produit/vanille-bourbon',
    );
    await expect(menu.getByRole('menuitem', { name: 'Modifier' })).toHaveAttribute('href', '/admin/produits/6');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Publier' }));
    await waitFor(() => expect(args.onTogglePublished).toHaveBeenCalledWith(products[3]));
  },
};

export const Deleting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Fraise des Bois' }));
    await expect(await screen.findByRole('menuitem', { name: 'Désactiver' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(products[0]));
  },
};

export const Loading: Story = { args: { products: [], loading: 'Chargement des produits' } };

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun produit trouvé')).toBeVisible();
  },
};
