import { type AdminProductForm, categoryNames, emptyAdminProductForm } from '@nuee/domain';
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
  title: 'Admin/ProductFields',
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
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ProductFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

/** All strengths and sizes are ticked from the start. */
export const FieldsChanged: Story = {
  play: async ({ args, canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie *' }), 'Menthes');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ category: 'Menthes' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '18\u00a0mg/ml' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ nicotineStrengths: ['0', '3', '6', '12'] });
  },
};

export const Filled: Story = {
  args: { value: pear },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom du produit *' })).toHaveValue('Poire Cardamome');
    await expect(canvas.getByRole('combobox', { name: 'Catégorie *' })).toHaveValue('Gourmands');
  },
};
