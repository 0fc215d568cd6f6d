import { type AdminProductForm, adminProductIssues, emptyAdminProductForm } from '@nuee/domain';
import { categoryNames } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ProductFields } from './ProductFields.tsx';

const pear: AdminProductForm = {
  ...emptyAdminProductForm(),
  name: 'Poire Cardamome',
  category: 'Gourmands',
  price: '18,99',
  stock: '24',
  description: 'Poire mûre, cardamome verte et une pointe de miel.',
  flavors: 'Poire, Cardamome, Miel',
};

const meta = {
  title: 'Admin/Products/ProductFields',
  id: 'admin-productfields',
  tags: ['stable'],
  component: ProductFields,
  args: { value: emptyAdminProductForm(), onValueChange: fn(), categories: categoryNames },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '42rem' },
} satisfies Meta<typeof ProductFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** All strengths and sizes are ticked from the start. */
export const FieldsChanged: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie *' }), 'Menthes');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ category: 'Menthes' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '18\u00a0mg/ml' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ nicotineStrengths: ['0', '3', '6', '12'] });
  },
};

export const Refused: Story = {
  args: { issues: adminProductIssues(emptyAdminProductForm()) },
  play: async ({ canvas }) => {
    for (const [field, sentence] of [
      [canvas.getByRole('textbox', { name: 'Nom du produit *' }), 'Indiquez le nom du produit.'],
      [canvas.getByRole('combobox', { name: 'Catégorie *' }), 'Choisissez une catégorie.'],
      [canvas.getByRole('textbox', { name: 'Prix (€) *' }), 'Indiquez un prix supérieur à 0.'],
      [canvas.getByRole('textbox', { name: 'Description *' }), 'Décrivez le produit.'],
    ] as const) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(sentence);
    }
    await expect(canvas.getByRole('textbox', { name: 'Stock *' })).not.toHaveAttribute('aria-invalid');
  },
};

export const Filled: Story = {
  args: { value: pear },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom du produit *' })).toHaveValue('Poire Cardamome');
    await expect(canvas.getByRole('combobox', { name: 'Catégorie *' })).toHaveValue('Gourmands');
  },
};

/** In a shop in service what isn’t needed to sell is folded away. */
export const FoldsOpen: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: { ...emptyAdminProductForm(true), ...pear, variants: undefined } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom du produit *' })).toBeVisible();
    await expect(canvas.getByLabelText('Accroche')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Mise en avant'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Étiquette «\u00a0Best-seller\u00a0»' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ isBestSeller: true });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Place à l’accueil' }), '1');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ homeOrder: 1 });
    await userEvent.click(canvas.getByText('Caractéristiques et sécurité'));
    await expect(canvas.getByRole('textbox', { name: 'Fabricant' })).toBeVisible();
  },
};
