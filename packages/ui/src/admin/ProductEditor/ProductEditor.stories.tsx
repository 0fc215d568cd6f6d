import { adminProductForm } from '@nuee/domain';
import { frozenNow, ownerProduct, ownerProductWithVariants } from '@nuee/domain/fixtures';
import { adminProducts } from '@nuee/domain/samples';
import { categoryNames } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ProductEditor, type ProductEditorProps } from './ProductEditor.tsx';

const [fraise, caramel] = adminProducts(new Date(frozenNow));
if (fraise === undefined || caramel === undefined) throw new Error('The samples hold fewer than two products.');

const meta = {
  title: 'Admin/Products/ProductEditor',
  id: 'admin-producteditor',
  tags: ['stable'],
  component: ProductEditor,
  args: {
    product: caramel,
    categories: categoryNames,
    onSave: fn<ProductEditorProps['onSave']>(async () => undefined),
    onRefuse: fn(),
    onUnsavedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof ProductEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Saved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prix réduit (€)' })).toHaveValue('17,99');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith(adminProductForm(caramel), caramel, expect.any(Function));
  },
};

/** Each bottle has its own price and stock; a product that had one price gets rows at that price. */
export const PerBottle: Story = {
  tags: ['!autodocs'],
  args: { product: ownerProductWithVariants, live: true },
  play: async ({ args, canvas, canvasElement, step }) => {
    const price = within(canvas.getByRole('group', { name: '10\u00a0ml · 3\u00a0mg/ml' })).getByRole('textbox', {
      name: 'Prix (€)',
    });
    await step('The card says the lowest price', async () => {
      await expect(canvasElement.querySelector('article')).toHaveTextContent('à partir de 6,90 €');
      await expect(canvas.queryByRole('textbox', { name: 'Prix (€) *' })).toBeNull();
    });
    await step('A row is changed and saved', async () => {
      await userEvent.clear(price);
      await userEvent.type(price, '7,90');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ variants: expect.arrayContaining([expect.objectContaining({ price: '7,90' })]) }),
        ownerProductWithVariants,
        expect.anything(),
      );
    });
    await step('One price for all is a press away', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Un prix et un stock par flacon' }));
      await expect(canvas.getByRole('textbox', { name: 'Prix (€) *' })).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Contenance' })).toBeVisible();
    });
  },
};

const sameForBoth = {
  ...ownerProductWithVariants,
  variants:
    ownerProductWithVariants.variants?.map(({ discountPrice: _reduced, ...one }) => ({ ...one, price: 9 })) ?? [],
};

/** Two sizes at one price are likely to be a mistake: asked about once. */
export const SamePriceOfTwoSizes: Story = {
  tags: ['!autodocs'],
  args: { product: sameForBoth, live: true },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    const question = within(
      await canvas.findByRole('alertdialog', { name: '10\u00a0ml et 50\u00a0ml au même prix\u00a0?' }),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Enregistrer ce prix' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
  },
};

/** The preview card shows what is typed. */
export const Renamed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Nom du produit *' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Caramel Brun');
    await expect(canvasElement.querySelector('article')).toHaveTextContent('Caramel Brun');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.clear(field);
    await userEvent.type(field, caramel.name);
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
};

/** A reduced price above the price isn't shown in the preview. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Prix réduit (€)' });
    await userEvent.clear(field);
    await userEvent.type(field, '25{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Indiquez un prix réduit inférieur au prix.');
    await expect(canvasElement.querySelector('article s')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NotReduced: Story = {
  args: { product: fraise },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prix réduit (€)' })).toHaveValue('');
  },
};

/** In a live shop it says what a reduction is compared with, and has three states. */
export const InService: Story = {
  args: { live: true, product: { ...caramel, status: 'draft', published: false, prices: ownerProduct.prices } },
  play: async ({ args, canvas }) => {
    const reduced = canvas.getByRole('textbox', { name: 'Prix réduit (€)' });
    await expect(reduced).toHaveAccessibleDescription(/des 30 jours précédents\s: 18,50/);
    await userEvent.clear(reduced);
    await userEvent.type(reduced, '19');
    await expect(reduced).toHaveAccessibleDescription(/n’est pas une réduction/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Publication' }), 'Archivé');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'archived', discountPrice: '19' }),
      expect.anything(),
      expect.any(Function),
    );
  },
};

/** A comma in the wrong place is asked about before it is on sale. */
export const PriceMistyped: Story = {
  tags: ['!autodocs'],
  args: { live: true },
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Prix (€) *' });
    await userEvent.clear(price);
    await userEvent.type(price, '199,90');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const question = canvas.getByRole('alertdialog', { name: /^Passer de 19,99\s€ à 199,90\s€\s\?$/ });
    await expect(question).toHaveAccessibleDescription('Ce prix change de plus de la moitié.');
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer ce prix' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A name that is taken is marked, and what was typed stays. */
export const NameTaken: Story = {
  tags: ['!autodocs'],
  args: {
    onSave: fn<ProductEditorProps['onSave']>(async (_form, _base, refuse) => {
      refuse('name', 'Un produit porte déjà ce nom.');
      return undefined;
    }),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Nom du produit *' });
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Un produit porte déjà ce nom.'));
    await expect(name).toHaveFocus();
    await userEvent.type(name, ' 2');
    await expect(name).not.toHaveAccessibleDescription();
  },
};

const known = { ...caramel, version: 3 };

/** Somebody else saved another price and other flavours meanwhile: both are shown, and what is chosen is saved over theirs. */
export const SavedByTwo: Story = {
  tags: ['!autodocs'],
  args: { product: known },
  render: function Twice(args) {
    const [product, setProduct] = useState(args.product);
    return (
      <>
        <button
          type="button"
          onClick={() => setProduct({ ...product, version: 4, stock: 7, price: 20.5, flavors: ['Beurre'] })}
        >
          L’autre enregistre
        </button>
        <ProductEditor {...args} product={product} />
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    const price = canvas.getByRole('textbox', { name: 'Prix (€) *' });
    await step('a price is typed, and another one saved', async () => {
      await userEvent.clear(price);
      await userEvent.type(price, '21,90');
      await userEvent.click(canvas.getByRole('button', { name: 'L’autre enregistre' }));
      await expect(price).toHaveValue('21,90');
      await expect(canvas.getByRole('radio', { name: 'Enregistré\u00a0: 20,50' })).not.toBeChecked();
    });
    await step('nothing is saved before the answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expect(canvas.getByRole('group', { name: 'Modifié entre-temps' })).toHaveFocus();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('what was typed stays, what only the other one changed comes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continuer avec ces choix' }));
      await expect(canvas.queryByRole('group', { name: 'Modifié entre-temps' })).toBeNull();
      await expect(price).toHaveValue('21,90');
      await expect(canvas.getByRole('textbox', { name: 'Arômes' })).toHaveValue('Beurre');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ price: '21,90', stock: '7' }),
      expect.objectContaining({ version: 4 }),
      expect.any(Function),
    );
  },
};

/** A sale takes from the stock while somebody types a name: the stock follows, and nothing is asked. */
export const SoldMeanwhile: Story = {
  tags: ['!autodocs'],
  args: { product: known },
  render: function Sold(args) {
    const [product, setProduct] = useState(args.product);
    return (
      <>
        <button type="button" onClick={() => setProduct({ ...product, stock: 2 })}>
          Un client achète
        </button>
        <ProductEditor {...args} product={product} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom du produit *' }), ' brun');
    await userEvent.click(canvas.getByRole('button', { name: 'Un client achète' }));
    await expect(canvas.getByRole('textbox', { name: 'Stock *' })).toHaveValue('2');
    await expect(canvas.getByRole('textbox', { name: 'Nom du produit *' })).toHaveValue(`${caramel.name} brun`);
    await expect(canvas.queryByRole('group', { name: 'Modifié entre-temps' })).toBeNull();
  },
};
