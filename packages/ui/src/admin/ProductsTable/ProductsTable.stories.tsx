import type { AdminProduct } from '@nuee/domain';
import { frozenNow } from '@nuee/domain/fixtures';
import { adminProducts } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { ProductsTable, type ProductsTableProps } from './ProductsTable.tsx';

const products = adminProducts(new Date(frozenNow));

const meta = {
  title: 'Admin/Products/ProductsTable',
  id: 'admin-productstable',
  tags: ['stable'],
  component: ProductsTable,
  args: { products, onTogglePublished: fn(), onDelete: fn(), onSortChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
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
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Produit', 'Catégorie', 'Prix', 'Stock', 'Date de création', 'Statut', 'Actions']);
  },
};

async function openMenu(canvas: ReturnType<typeof within>, product: string) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions pour ${product}` }));
  await expect(await screen.findByRole('menu')).toBeVisible();
}

/** A draft can be published. */
export const RowMenuOpen: Story = {
  parameters: framed(560),
  play: async ({ canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas, 'Vanille Bourbon'));
    const menu = within(screen.getByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Voir sur le site' })).toHaveAttribute(
      'href',
      '/produit/vanille-bourbon',
    );
    await expect(menu.getByRole('menuitem', { name: 'Modifier' })).toHaveAttribute('href', '/admin/produits/6');
    await expect(menu.getByRole('menuitem', { name: 'Publier' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Supprimer' })).toBeVisible();
  },
};

export const PublishesADraft: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas, 'Vanille Bourbon'));
    await step('Publishes the product', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Publier' }));
      await waitFor(() => expect(args.onTogglePublished).toHaveBeenCalledWith(products[3]));
    });
  },
};

/** A shop in service offers a copy. */
export const Duplicating: Story = {
  tags: ['!autodocs'],
  args: { onDuplicate: fn() },
  play: async ({ args, canvas }) => {
    await openMenu(canvas, 'Vanille Bourbon');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Dupliquer' }));
    await waitFor(() => expect(args.onDuplicate).toHaveBeenCalledWith(products[3]));
  },
};

/** Staff read the products only. */
export const ForStaff: Story = {
  tags: ['!autodocs'],
  render: ({ onTogglePublished: _, onDelete: __, ...args }) => <ProductsTable {...args} />,
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Fraise des Bois');
    await expect(screen.getByRole('menuitem', { name: 'Ouvrir' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Supprimer' })).toBeNull();
  },
};

/** A published product can be unpublished. */
export const RowMenuOfAPublishedProduct: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('Opens the menu', () => openMenu(canvas, 'Fraise des Bois'));
    await expect(screen.getByRole('menuitem', { name: 'Désactiver' })).toBeVisible();
  },
};

/** In a shop in service the menu says what becomes of the product. */
export const InService: Story = {
  tags: ['!autodocs'],
  args: { live: true, onDuplicate: fn() },
  play: async ({ args, canvas }) => {
    await openMenu(canvas, 'Fraise des Bois');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remettre en brouillon' }));
    await expect(args.onTogglePublished).toHaveBeenCalledWith(products[0]);
  },
};

const question = 'Êtes-vous sûr de vouloir supprimer ce produit ?';

function AskingBack(props: ProductsTableProps) {
  const [deleting, setDeleting] = useState<AdminProduct>();
  return (
    <>
      <ProductsTable
        {...props}
        onDelete={(product) => {
          props.onDelete?.(product);
          setDeleting(product);
        }}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        question={question}
        confirmLabel="Supprimer"
        onConfirm={() => setDeleting(undefined)}
      />
    </>
  );
}

async function askToDelete(canvas: ReturnType<typeof within>) {
  await openMenu(canvas, 'Fraise des Bois');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  await expect(await canvas.findByRole('alertdialog', { name: question })).toBeVisible();
}

/** The table passes on the product; the page asks for confirmation. */
export const Deleting: Story = {
  render: (args) => <AskingBack {...args} />,
  play: async ({ args, canvas, step }) => {
    await step('Asks to delete a product', () => askToDelete(canvas));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(products[0]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Annuler' })).toHaveFocus());
  },
};

/** After « Annuler » the focus is on the button of the row. */
export const DeletingCancelled: Story = {
  tags: ['!autodocs'],
  render: (args) => <AskingBack {...args} />,
  play: async ({ canvas, step }) => {
    await step('Asks to delete a product', () => askToDelete(canvas));
    await step('Cancels', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Actions pour Fraise des Bois' })).toHaveFocus();
    });
  },
};

export const Loading: Story = {
  args: { products: [], loadingLabel: 'Chargement des produits' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des produits');
  },
};

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun produit trouvé')).toBeVisible();
  },
};
