import {
  ownerCategories,
  ownerProduct,
  ownerProductFigures,
  ownerSession,
  type PageParameters,
  respond,
} from '@nuee/domain/fixtures';
import { permissionsOf } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
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
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Caramel Beurre Salé' })).toBeVisible();
    for (const [label, text] of [
      ['Total des produits', /5\s*4 publiés/],
      ['Produits à réapprovisionner', /1/],
      ['Prix moyen', /21,29\s€/],
      ['Catégories', /4/],
    ] as const) {
      await expect(canvas.getByRole('group', { name: label })).toHaveTextContent(text);
    }
  },
};

/** By name, description or address, whatever the case; or one category. */
export const Searched: Story = {
  play: async ({ canvas, step }) => {
    const search = canvas.getByPlaceholderText('Rechercher un produit...');
    await step('Finds a product by its description, whatever the case', async () => {
      await expect(await canvas.findByText('5 produits')).toBeVisible();
      await userEvent.type(search, 'ÉCŒURANT');
      await expect(await canvas.findByText('1 produit')).toBeVisible();
    });
    await step('Says that nothing is found', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'pistache');
      await expect(await canvas.findByText('Aucun produit trouvé')).toBeVisible();
    });
    await step('Shows one category only', async () => {
      await userEvent.clear(search);
      await userEvent.click(canvas.getByRole('button', { name: 'Toutes les catégories' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Gourmands' }));
      await expect(await canvas.findByText('2 produits')).toBeVisible();
    });
  },
};

/** What is refused says so over the dialog; what is added is published, counted and first in the list. */
export const AddsAProduct: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByText('5 produits');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un produit' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Ajouter un nouveau produit' }));
    const field = (name: string) => dialog.getByRole('textbox', { name });
    const add = dialog.getByRole('button', { name: 'Ajouter le produit' });
    await step('It can’t be added incomplete', async () => {
      await userEvent.type(field('Nom du produit *'), 'Poire & Miel');
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Catégorie *' }), 'Gourmands');
      await userEvent.type(field('Description *'), 'Poire.');
      await userEvent.type(field('Prix (€) *'), 'x');
      await userEvent.type(field('Stock *'), 'x');
      await userEvent.type(field('Arômes'), ' Poire, , Miel ,');
      await userEvent.click(dialog.getByRole('checkbox', { name: '18\u00a0mg/ml' }));
      await userEvent.click(add);
      const refusal = await canvas.findByText('Veuillez remplir tous les champs obligatoires');
      await waitFor(() => {
        const { left, top, width, height } = refusal.getBoundingClientRect();
        expect(refusal).toContainElement(
          document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
        );
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
    await step('With a price it is', async () => {
      await userEvent.clear(field('Prix (€) *'));
      await userEvent.type(field('Prix (€) *'), '18,99');
      await expect(field('Prix (€) *')).not.toHaveAttribute('aria-invalid');
      await userEvent.click(add);
      await expect(await canvas.findByText('Produit ajouté avec succès')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
    const row = await canvas.findByRole('row', { name: /Poire & Miel/ });
    await expect(row).toHaveTextContent(/poire-miel.*18,99\s€.*Rupture.*Publié/);
    await expect(row.querySelector('img')).toHaveAttribute('src', expect.stringContaining('default-product'));
    await expect(canvas.getByRole('group', { name: 'Total des produits' })).toHaveTextContent(/6\s*5 publiés/);
    await userEvent.click(within(row).getByRole('link', { name: 'Poire & Miel' }));
    await expect(await canvas.findByRole('textbox', { name: 'Arômes' })).toHaveValue('Poire, Miel');
    await expect(canvas.getByRole('checkbox', { name: '18\u00a0mg/ml' })).not.toBeChecked();
  },
};

/** « Annuler » closes the dialog at once; the other ways out ask before what was typed is lost. */
export const AddsNothing: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByText('5 produits');
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un produit' }));
      const dialog = await canvas.findByRole('dialog', { name: 'Ajouter un nouveau produit' });
      await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nom du produit *' }), 'Poire');
      return dialog;
    };
    const question = { name: 'Quitter sans enregistrer\u00a0?' };
    await step('« Fermer » and Escape ask', async () => {
      const dialog = await open();
      for (const close of [
        () => userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' })),
        // As the browser tells of Escape.
        () => void fireEvent(dialog, new Event('cancel', { cancelable: true })),
      ]) {
        await close();
        const asked = within(await canvas.findByRole('alertdialog', question));
        await userEvent.click(asked.getByRole('button', { name: 'Annuler' }));
        await waitFor(() => expect(canvas.queryByRole('alertdialog', question)).toBeNull());
      }
      await expect(within(dialog).getByRole('textbox', { name: 'Nom du produit *' })).toHaveValue('Poire');
    });
    await step('« Annuler » doesn’t, and nothing is left unsaved', async () => {
      const dialog = canvas.getByRole('dialog', { name: 'Ajouter un nouveau produit' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.queryByRole('alertdialog', question)).toBeNull();
      await expect(canvas.getByText('5 produits')).toBeVisible();
    });
  },
};

/** The menu of a row publishes, unpublishes, and deletes after a question; the focus is never lost. */
export const Deletes: Story = {
  play: async ({ canvas, step }) => {
    const menu = await canvas.findByRole('button', { name: 'Actions pour Vanille Bourbon' });
    const row = canvas.getByRole('row', { name: /Vanille Bourbon/ });
    const choose = async (name: string) => {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await step('Publishes it, and takes it back', async () => {
      await choose('Publier');
      await waitFor(() => expect(row).toHaveTextContent('Publié'));
      await choose('Désactiver');
      await waitFor(() => expect(row).toHaveTextContent('Brouillon'));
    });
    const answer = async (name: string) => {
      await choose('Supprimer');
      const question = await canvas.findByRole('alertdialog', {
        name: 'Êtes-vous sûr de vouloir supprimer ce produit ?',
      });
      await userEvent.click(within(question).getByRole('button', { name }));
    };
    await step('« Annuler » leads back to the row', async () => {
      await answer('Annuler');
      await waitFor(() => expect(menu).toHaveFocus());
    });
    await step('Deletes it', async () => {
      await answer('Supprimer');
      await expect(await canvas.findByText('Produit supprimé avec succès')).toBeVisible();
      await expect(canvas.queryByRole('row', { name: /Vanille Bourbon/ })).toBeNull();
      await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('table')));
      await expect(document.body).not.toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
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
  parameters: { chromatic: { disableSnapshot: false }, data: { products: respond.with([]) } } satisfies PageParameters,
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

/** A toast says that the load failed (section 8). */
export const Unreachable: Story = {
  parameters: { data: { products: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erreur lors du chargement des produits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    await expect(await canvas.findByRole('heading', { name: 'Aucun produit trouvé' })).toBeVisible();
  },
};

const live = {
  readOwnerSession: respond.with(ownerSession),
  readProductFigures: respond.with(ownerProductFigures),
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

/** An owner filters the list by low stock, drafts or archived products, and sorts it by every column. */
export const InService: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    route: '/admin/produits?etat=lowStock',
    session: 'owner',
    office: live,
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Caramel Beurre Salé/ })).toHaveTextContent('4 restants');
    await expect(canvas.getByRole('row', { name: /Tabac Blond/ })).toHaveTextContent('Archivé');
    await expect(canvas.getByRole('button', { name: /^État\s: Stock faible$/ })).toBeVisible();
    for (const header of ['Produit', 'Catégorie', 'Prix', 'Stock', 'Date de création', 'Statut']) {
      const column = canvas.getByRole('columnheader', { name: header });
      await expect(within(column).getByRole('button', { name: header })).toBeVisible();
    }
    await expect(canvas.getByRole('group', { name: 'Produits à réapprovisionner' })).toHaveTextContent(
      /1\s*en rupture de stock/,
    );
    await expect(canvas.getByRole('group', { name: 'Prix moyen' })).toHaveTextContent(/19,90\s€/);
  },
};

/** The question names the product, and says what happens to one that was sold. */
export const InServiceDeleting: Story = {
  parameters: { session: 'owner', office: live } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions pour Tabac Blond' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Supprimer «\u00a0Tabac Blond\u00a0»\u00a0?' });
    await expect(question).toHaveAccessibleDescription(/S’il a déjà été vendu, il est archivé/);
  },
};

const copy = { ...ownerProduct, id: '12', name: `${ownerProduct.name} (copie)` };

/** A copy is a draft, whose page opens. */
export const InServiceDuplicating: Story = {
  parameters: {
    session: 'owner',
    office: { ...live, readOwnerProduct: respond.with(copy), createProduct: respond.with(copy) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Actions pour ${ownerProduct.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dupliquer' }));
    await expect(await canvas.findByText(/^Produit dupliqué/)).toBeVisible();
    // Its page stands once the picture does.
    await expect(await canvas.findByRole('button', { name: 'Retirer : Image 1' })).toBeVisible();
  },
};

/** « ? » in the bar tells an owner what the screen does, and where the work goes on. */
export const InServiceHelp: Story = {
  parameters: { session: 'owner', office: live } satisfies PageParameters,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Aide sur cet écran' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Aide\u00a0: Produits' });
    await expect(within(dialog).getByText(/^«.Supprimer.» demande confirmation/)).toBeVisible();
    const links = within(within(dialog).getByRole('list', { name: 'Voir aussi' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Ajouter un produit',
      'Prix',
      'Inventaire',
      'Fichier des produits',
    ]);
    // What a browser does when Escape is pressed; a synthetic key press doesn't trigger it.
    dialog.requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Aide\u00a0: Produits' })).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Staff are led nowhere that is closed to them. */
export const InServiceHelpForStaff: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      readOwnerSession: respond.with({ ...ownerSession, role: 'staff', permissions: [...permissionsOf('staff')] }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Tabac Blond/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ajouter un produit' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Aide sur cet écran' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Aide\u00a0: Produits' }));
    await expect(within(dialog.getByRole('list', { name: 'Voir aussi' })).getAllByRole('link')).toHaveLength(1);
    await expect(dialog.getByRole('link', { name: 'Inventaire' })).toHaveAttribute(
      'href',
      '/admin/produits/inventaire',
    );
  },
};
