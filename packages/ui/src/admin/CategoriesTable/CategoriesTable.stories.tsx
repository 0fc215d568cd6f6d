import { adminCategories } from '@nuee/domain';
import { frozenNow } from '@nuee/domain/fixtures';
import { adminProducts } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { CategoriesTable } from './CategoriesTable.tsx';

const meta = {
  title: 'Admin/CategoriesTable',
  tags: ['stable'],
  component: CategoriesTable,
  args: { categories: adminCategories(adminProducts(new Date(frozenNow))), onRename: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof CategoriesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Gourmands/ })).toHaveTextContent('2 produits');
    await expect(canvas.getByRole('row', { name: /Mixtes/ })).toHaveTextContent('0 produit');
    await expect(canvas.getByText('6 catégories')).toBeVisible();
  },
};

export const Renaming: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Gourmands' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
    const field = await canvas.findByRole('textbox', { name: 'Nouveau nom de Gourmands' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Gourmandises{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Gourmands', 'Gourmandises');
  },
};

/** Escape leaves the name as it was. */
export const RenamingCancelled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Gourmands' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
    await canvas.findByRole('textbox', { name: 'Nouveau nom de Gourmands' });
    await userEvent.keyboard('Autre{Escape}');
    await expect(canvas.getByRole('link', { name: 'Gourmands' })).toBeVisible();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { categories: [] },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune catégorie')).toBeVisible();
  },
};
