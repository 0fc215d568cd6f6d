import { type AdminCategory, adminCategories, slugify } from '@nuee/domain';
import { frozenNow } from '@nuee/domain/fixtures';
import { adminProducts } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { CategoriesTable } from './CategoriesTable.tsx';

const meta = {
  title: 'Admin/Products/CategoriesTable',
  id: 'admin-categoriestable',
  tags: ['stable'],
  component: CategoriesTable,
  args: {
    categories: adminCategories(adminProducts(new Date(frozenNow))),
    onRename: fn(async () => true),
    onUnsavedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
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

/** No number is shown before the products are known. */
export const Loading: Story = {
  args: { categories: adminCategories([]), loadingLabel: 'Chargement des catégories' },
  play: async ({ canvas }) => {
    const [spinner] = canvas.getAllByText('Chargement des catégories');
    await expect(spinner).toBeVisible();
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
  },
};

export const Renaming: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Gourmands' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
    const field = await canvas.findByRole('textbox', { name: 'Nouveau nom de Gourmands' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Gourmandises{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(expect.objectContaining({ name: 'Gourmands' }), 'Gourmandises');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithoutAName: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Starts renaming', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Gourmands' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
    });
    await step('An empty name is refused at the field', async () => {
      const field = await canvas.findByRole('textbox', { name: 'Nouveau nom de Gourmands' });
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription('Indiquez un nom.');
      await expect(args.onRename).not.toHaveBeenCalled();
    });
  },
};

/** The name of another category would merge the two: it asks first, whatever the case and the accents. */
export const UnitingAsks: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Menthes' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
    await canvas.findByRole('textbox', { name: 'Nouveau nom de Menthes' });
    await userEvent.keyboard('fruites{Enter}');
    const question = await canvas.findByRole('alertdialog', { name: 'Réunir les deux catégories\u00a0?' });
    await expect(question).toHaveAccessibleDescription(/Tous les produits de «\sMenthes\s» y passeront/);
    await expect(args.onRename).not.toHaveBeenCalled();
    await step('« Annuler » goes back to the name', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
      await expect(canvas.getByRole('textbox', { name: 'Nouveau nom de Menthes' })).toHaveValue('fruites');
      await expect(args.onRename).not.toHaveBeenCalled();
    });
    await step('« Réunir » merges them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Renommer' }));
      await userEvent.click(within(question).getByRole('button', { name: 'Réunir' }));
      await expect(args.onRename).toHaveBeenCalledWith(expect.objectContaining({ name: 'Menthes' }), 'Fruités');
    });
  },
};

/** On a phone the rows are cards with the same facts. */
export const SameFactsOnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('row', { name: /Gourmands/ }));
    for (const fact of ['2 produits', 'Publiés', '1']) await expect(card.getByText(fact)).toBeVisible();
  },
};

/** Escape leaves the name as it was. */
export const RenamingCancelled: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Types a part of a new name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Gourmands' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
      await canvas.findByRole('textbox', { name: 'Nouveau nom de Gourmands' });
      await userEvent.keyboard('Autre');
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    });
    await step('Escape leaves the name as it was', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
      await expect(canvas.getByRole('link', { name: 'Gourmands' })).toBeVisible();
      await expect(args.onRename).not.toHaveBeenCalled();
    });
  },
};

/** What was typed stays when it could not be kept; whoever else named it meanwhile is told of. */
export const RenamedByAnother: Story = {
  tags: ['!autodocs'],
  args: { onRename: fn(async () => false) },
  render: function Renamed(args) {
    const [name, setName] = useState('Fruités');
    return (
      <>
        <button type="button" onClick={() => setName('Fruits frais')}>
          L’autre enregistre
        </button>
        <CategoriesTable
          {...args}
          categories={[{ id: 'fruites', version: 1, image: '', name, total: 3, published: 3 }]}
        />
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    await step('Types a name, while somebody else saves another one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Fruités' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
      await canvas.findByRole('textbox', { name: 'Nouveau nom de Fruités' });
      await userEvent.keyboard('Fruits rouges');
      await userEvent.click(canvas.getByRole('button', { name: 'L’autre enregistre' }));
    });
    const field = canvas.getByRole('textbox', { name: 'Nouveau nom de Fruités' });
    await expect(field).toHaveAccessibleDescription(/Fruits frais/);
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer' }));
    await expect(args.onRename).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Fruits frais' }),
      'Fruits rouges',
    );
    await expect(field).toHaveValue('Fruits rouges');
  },
};

const live = adminCategories(adminProducts(new Date(frozenNow))).map((category, place) => ({
  ...category,
  id: String(place + 1),
  version: 1,
  image: `/images/categories/category-${slugify(category.name)}.png`,
}));
const work = { onMove: fn(), onChangePicture: fn(), onDelete: fn() };

/** The owner of a live shop sets the order and the picture, and deletes. */
export const WithWork: Story = {
  args: { categories: live, work },
  play: async ({ canvas, step }) => {
    const openMenu = () => userEvent.click(canvas.getByRole('button', { name: 'Actions pour Mixtes' }));
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Changer l’image' }));
    await expect(work.onChangePicture).toHaveBeenCalledWith(expect.objectContaining({ name: 'Mixtes' }));
    await step('Deleting', async () => {
      await openMenu();
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
      await expect(work.onDelete).toHaveBeenCalledWith(expect.objectContaining({ name: 'Mixtes' }));
    });
  },
};

/** By keyboard: the focus stays on the row that moves, at both ends too. */
export const Moving: Story = {
  tags: ['!autodocs'],
  render: function Moved(args) {
    const [categories, setCategories] = useState<readonly AdminCategory[]>(live);
    const onMove = (category: AdminCategory, place: number): void =>
      setCategories((now) => now.filter((one) => one.id !== category.id).toSpliced(place, 0, category));
    return <CategoriesTable {...args} categories={categories} work={{ ...work, onMove }} />;
  },
  play: async ({ canvas, step }) => {
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await step('Up to the first place, and not further', async () => {
      const up = canvas.getByRole('button', { name: 'Monter Menthes' });
      up.focus();
      for (let n = 0; n < 3; n += 1) await userEvent.keyboard('{Enter}');
      await expect(names().slice(0, 3)).toEqual(['Menthes', 'Fruités', 'Gourmands']);
      await expect(up).toHaveFocus();
      await expect(up).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByText(/^Menthes\s: place 1 sur 6$/)).toBeInTheDocument();
    });
    await step('Down again', async () => {
      const down = canvas.getByRole('button', { name: 'Descendre Menthes' });
      down.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(names().slice(0, 3)).toEqual(['Fruités', 'Gourmands', 'Menthes']);
      await expect(down).toHaveFocus();
      await expect(canvas.getByText(/^Menthes\s: place 3 sur 6$/)).toBeInTheDocument();
    });
  },
};

/** Where names are unique, a taken one is refused at the field; nothing is merged. */
export const NameTaken: Story = {
  tags: ['!autodocs'],
  args: { categories: live, work },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Menthes' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
    const field = await canvas.findByRole('textbox', { name: 'Nouveau nom de Menthes' });
    await userEvent.keyboard('fruites{Enter}');
    await expect(field).toHaveAccessibleDescription('La catégorie «\u00a0Fruités\u00a0» existe déjà.');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};

/** On a phone both buttons of a row stand below its menu. */
export const WithWorkOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { categories: live, work },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre Fruités' }));
    await expect(work.onMove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Fruités' }), 1);
  },
};

export const Empty: Story = {
  args: { categories: [] },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune catégorie')).toBeVisible();
  },
};
