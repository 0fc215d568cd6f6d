import { ownerCategories, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import AddProductPage from './AddProductPage.tsx';

const meta = {
  title: 'Pages/Administration/Add product',
  component: AddProductPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/produits/ajouter',
    session: 'administrator',
  } satisfies PageParameters,
} satisfies Meta<typeof AddProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every strength and size is ticked from the start. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(9);
  },
};

/** What is incomplete is refused; what is added is in the list afterwards. */
export const Adds: Story = {
  play: async ({ canvas, step }) => {
    await step('It can’t be added incomplete', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le produit' }));
      await expect(await canvas.findByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
    await step('Once it is complete, adds it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Nom du produit *' }), 'Figue');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Catégorie *' }), 'Mixtes');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Description *' }), 'Figue mûre.');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Prix (€) *' }), '12.5');
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le produit' }));
    });
    await step('It stands in the list', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
      await expect(await canvas.findByRole('row', { name: /Figue/ })).toHaveTextContent(/Mixtes.*12,50/);
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ajouter un produit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter le produit' })).toBeVisible();
  },
};

/** An owner chooses a picture and a state, and sees the card that the shop will show. */
export const InService: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    session: 'owner',
    office: { readOwnerSession: respond.with(ownerSession), listCategories: respond.with({ items: ownerCategories }) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom du produit *' }), 'Poire');
    await expect(canvas.getByRole('region', { name: 'Aperçu' })).toHaveTextContent('Poire');
    await expect(canvas.getByRole('combobox', { name: 'Publication' })).toHaveValue('published');
    await expect(canvas.getByLabelText('Image')).toHaveAttribute('type', 'file');
  },
};

const sentence = 'Ce fichier n’est pas une image que la boutique sait lire.';

/** A picture that the API refuses is told of at its field, before anything is saved. */
export const PictureRefused: Story = {
  parameters: {
    session: 'owner',
    office: {
      readOwnerSession: respond.with(ownerSession),
      listCategories: respond.with({ items: ownerCategories }),
      addProductPicture: respond.refused(422, sentence),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Image'), new File(['…'], 'flacon.png', { type: 'image/png' }));
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Images' })).toBeNull();
  },
};
