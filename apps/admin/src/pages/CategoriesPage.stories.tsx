import { ownerCategories, ownerProduct, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import { permissionsOf } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import CategoriesPage from './CategoriesPage.tsx';

const meta = {
  title: 'Pages/Administration/Categories',
  component: CategoriesPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/categories', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof CategoriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 produits')).toBeVisible();
    await expect(canvas.getByText('6 catégories')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Ajouter|Monter|Descendre)/ })).toBeNull();
  },
};

/** No number is shown before the products are known. */
export const Loading: Story = {
  parameters: { data: { products: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [spinner] = await canvas.findAllByText('Chargement des catégories');
    await expect(spinner).toBeVisible();
    await expect(canvas.queryByText('0 produit')).not.toBeInTheDocument();
  },
};

async function rename(canvas: ReturnType<typeof within>, from: string, to: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions pour ${from}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
  await canvas.findByRole('textbox', { name: `Nouveau nom de ${from}` });
  await userEvent.keyboard(`${to}{Enter}`);
}

/** Its products have the new name too. */
export const Renamed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('2 produits');
    await rename(canvas, 'Gourmands', 'Gourmandises');
    await expect(await canvas.findByText('Catégorie renommée avec succès')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    await expect(canvas.getByRole('row', { name: /Gourmandises/ })).toHaveTextContent('2 produits');
    await userEvent.click(canvas.getByRole('link', { name: 'Gourmandises' }));
    await expect(await canvas.findByRole('row', { name: /Caramel Beurre Salé/ })).toHaveTextContent('Gourmandises');
  },
};

/** The name of another category merges the two after a question. */
export const Merged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('2 produits');
    await rename(canvas, 'Menthes', 'fruités');
    const question = await canvas.findByRole('alertdialog', { name: 'Réunir les deux catégories\u00a0?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Réunir' }));
    await expect(await canvas.findByText('Catégories réunies avec succès')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    await expect(canvas.getByRole('row', { name: /Fruités/ })).toHaveTextContent('2 produits');
    await expect(canvas.queryByRole('row', { name: /Menthes/ })).toBeNull();
  },
};

/** Leaving the page asks before an unsaved name is lost. */
export const LeavingAsks: Story = {
  play: async ({ canvas, step }) => {
    await step('Types a part of a new name', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions pour Gourmands' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer' }));
      await canvas.findByRole('textbox', { name: 'Nouveau nom de Gourmands' });
      await userEvent.keyboard('Gourman');
    });
    await step('A link out of the page asks first, and « Annuler » keeps the name', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Menthes' }));
      const question = await canvas.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u00a0?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
      await expect(canvas.getByRole('textbox', { name: 'Nouveau nom de Gourmands' })).toHaveValue('Gourman');
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 produits')).toBeVisible();
  },
};

const live = {
  readOwnerSession: respond.with(ownerSession),
  listCategories: respond.with({ items: ownerCategories }),
  listOwnerProducts: respond.with({ items: [ownerProduct], next: null, total: 1 }),
};

/** An owner sees the pictures, and sets the order that the shop shows. */
export const InService: Story = {
  parameters: { chromatic: { disableSnapshot: false }, session: 'owner', office: live } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ajouter une catégorie' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Monter Gourmands' })).toBeVisible();
  },
};

export const InServiceOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    session: 'owner',
    office: live,
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Descendre Collections Limitées' })).toBeVisible();
  },
};

/** A new category needs a name of its own; the API has the last word, in the field. */
export const Adding: Story = {
  parameters: {
    session: 'owner',
    office: { ...live, createCategory: respond.refused(409, 'Une catégorie porte déjà un nom très proche.') },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une catégorie' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nouvelle catégorie' }));
    const name = dialog.getByRole('textbox', { name: 'Nom de la catégorie *' });
    await expect(name).toHaveFocus();
    await step('Without a name it isn’t sent', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveAccessibleDescription('Indiquez un nom.');
    });
    await step('A taken name is refused before it is sent', async () => {
      await userEvent.type(name, 'menthés');
      await expect(name).toHaveAccessibleDescription('La catégorie «\u00a0Menthes\u00a0» existe déjà.');
    });
    await step('What the API refuses stands at the field, and what was typed stays', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Menthe s{Enter}');
      await expect(name).toHaveFocus();
      await expect(name).toHaveValue('Menthe s');
      await expect(name).toHaveAccessibleDescription('Une catégorie porte déjà un nom très proche.');
    });
    await step('Closing it asks first', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
      const question = await canvas.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u00a0?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    });
  },
};

/** The row is in its new place at once, and the focus with it, while the move is being saved. */
export const Moving: Story = {
  parameters: {
    session: 'owner',
    office: { ...live, changeCategory: respond.never() },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const names = () =>
      within(canvas.getByRole('table'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const down = await canvas.findByRole('button', { name: 'Descendre Fruités' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Gourmands', 'Fruités', 'Menthes']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Gourmands', 'Menthes', 'Fruités']));
    await expect(down).toHaveFocus();
  },
};

/** Somebody else was faster: the order is theirs again, and the reason is said. */
export const MovedByAnother: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      changeCategory: respond.refused(
        409,
        'Quelqu’un d’autre vient de faire une modification\u00a0: relisez avant d’enregistrer.',
      ),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descendre Fruités' }));
    await expect(await canvas.findByText(/relisez avant d’enregistrer/)).toBeVisible();
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('link')[0]).toHaveTextContent('Fruités'));
  },
};

/** A picture that the API refuses stays chosen, with the API's sentence. */
export const PictureRefused: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      changeCategoryImage: respond.refused(415, 'Ce fichier n’est pas une image PNG, JPEG, WebP ou AVIF.'),
    },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await step('Opens the picture of a category', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions pour Menthes' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Changer l’image' }));
    });
    const dialog = within(await canvas.findByRole('dialog', { name: 'Image de Menthes' }));
    const save = dialog.getByRole('button', { name: 'Enregistrer' });
    await expect(dialog.getByText('Image actuelle')).toBeVisible();
    await expect(save).toBeDisabled();
    await step('Chooses a file', async () => {
      const drawing = new OffscreenCanvas(8, 8);
      drawing.getContext('2d')?.fillRect(0, 0, 8, 8);
      const picture = new File([await drawing.convertToBlob()], 'menthe.png', { type: 'image/png' });
      await userEvent.upload(dialog.getByLabelText(/^Image/), picture);
      await expect(dialog.getByText('menthe.png')).toBeVisible();
    });
    await userEvent.click(save);
    await expect(await canvas.findByText(/n’est pas une image PNG/)).toBeVisible();
    await expect(dialog.getByText('menthe.png')).toBeVisible();
  },
};

/** One that holds products says so before anything is pressed, and leads to them. */
export const DeletingInUse: Story = {
  parameters: { session: 'owner', office: live } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions pour Gourmands' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    const name = '«\u00a0Gourmands\u00a0» ne peut pas encore être supprimée';
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.getByText(/^Elle contient un produit/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Voir ses produits' })).toBeVisible();
  },
};

/** One that has just been given a product stays: the API says why. */
export const DeletingRefused: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      listCategories: respond.with({ items: ownerCategories.map((one) => ({ ...one, total: 0 })) }),
      removeCategory: respond.refused(409, 'La catégorie «\u00a0Gourmands\u00a0» contient encore des produits.'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions pour Gourmands' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Supprimer «\u00a0Gourmands\u00a0»\u00a0?' });
    await expect(question).toHaveAccessibleDescription('Cette catégorie disparaîtra de la boutique.');
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByText(/contient encore des produits/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gourmands' })).toBeVisible();
  },
};

/** Staff see nothing of it. */
export const ForStaff: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      readOwnerSession: respond.with({ ...ownerSession, role: 'staff', permissions: [...permissionsOf('staff')] }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/n’a pas accès à cette page/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
