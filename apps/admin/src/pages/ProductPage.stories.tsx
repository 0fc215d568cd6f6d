import {
  ownerCategories,
  ownerProduct,
  ownerSession,
  type PageParameters,
  respond,
  stockMovements,
} from '@nuee/domain/fixtures';
import { permissionsOf } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import ProductPage from './ProductPage.tsx';

const meta = {
  title: 'Pages/Administration/Product',
  component: ProductPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', route: '/admin/produits/3', session: 'administrator' } satisfies PageParameters,
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Prix réduit (€)')).toHaveValue('17,99');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nom du produit *')).toHaveValue('Caramel Beurre Salé');
  },
};

/** What is saved here is what the list says. */
export const Renamed: Story = {
  play: async ({ canvas, step }) => {
    await step('Takes the reduced price away, and changes the name', async () => {
      const name = await canvas.findByLabelText('Nom du produit *');
      await userEvent.clear(canvas.getByLabelText('Prix réduit (€)'));
      await userEvent.clear(name);
      await userEvent.type(name, 'Caramel Brun');
    });
    await step('Saves both: the title is the new name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expect(await canvas.findByText('Produit modifié avec succès')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Caramel Brun' })).toBeVisible();
    });
    await step('The list says the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Produits' }));
      const row = await canvas.findByRole('row', { name: /Caramel Brun/ });
      await expect(row.querySelector('s')).toBeNull();
    });
  },
};

export const NotFound: Story = {
  parameters: { chromatic: { disableSnapshot: false }, route: '/admin/produits/404' } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Produit introuvable' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { data: { products: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement en cours')).toBeVisible();
  },
};

const live = {
  readOwnerSession: respond.with(ownerSession),
  readOwnerProduct: respond.with(ownerProduct),
  listCategories: respond.with({ items: ownerCategories }),
  listMovements: respond.with({ items: stockMovements, next: null, total: 3 }),
};

/** An owner sees the movements of the stock. */
export const InService: Story = {
  parameters: { chromatic: { disableSnapshot: false }, session: 'owner', office: live } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Mouvements de stock' })).toHaveTextContent('CMD-2026-012');
    await expect(canvas.getByRole('textbox', { name: 'Stock *' })).toHaveValue('12');
    await expect(canvas.getByRole('link', { name: 'Voir sur le site' })).toHaveAttribute(
      'href',
      '/produit/caramel-beurre-sale',
    );
  },
};

const sentPicture = '/images/products/product-8.png';

/** The present picture is the first one; a chosen one is sent at once, and saved with the product. */
export const PictureAdded: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      addProductPicture: respond.with({ image: sentPicture, widths: [640] }),
      changeProduct: respond.with({
        ...ownerProduct,
        version: 4,
        image: sentPicture,
        pictures: [
          { image: sentPicture, widths: [640], alt: 'Le bouchon', x: 50, y: 50 },
          { image: ownerProduct.image, alt: '', x: 50, y: 50 },
        ],
      }),
    },
  } satisfies PageParameters,
  play: async ({ canvas, step }) => {
    await step('It stands after the present one', async () => {
      const field = await canvas.findByLabelText('Ajouter une image');
      await userEvent.upload(field, new File(['…'], 'bouchon.png', { type: 'image/png' }));
      const added = within(await canvas.findByRole('group', { name: 'Image 2' }));
      await userEvent.type(added.getByRole('textbox', { name: 'Texte alternatif' }), 'Le bouchon');
      await userEvent.click(added.getByRole('button', { name: 'Monter : Image 2' }));
    });
    await step('The card shows the first one', async () => {
      const card = within(canvas.getByRole('region', { name: 'Aperçu' }));
      await expect(card.getByRole('presentation', { hidden: true })).toHaveAttribute(
        'srcset',
        expect.stringContaining('product-8-640'),
      );
    });
    await step('Once it is saved, nothing waits any more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expect(await canvas.findByText('Produit modifié avec succès')).toBeVisible();
      const first = within(canvas.getByRole('group', { name: 'Image 1' }));
      await expect(first.getByRole('textbox', { name: 'Texte alternatif' })).toHaveValue('Le bouchon');
    });
  },
};

/** Staff can set the stock but change nothing else. */
export const ForStaff: Story = {
  parameters: {
    session: 'owner',
    office: {
      ...live,
      readOwnerSession: respond.with({ ...ownerSession, role: 'staff', permissions: [...permissionsOf('staff')] }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Pièces comptées' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Prix (€) *' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Paramètres' })).toBeNull();
  },
};
