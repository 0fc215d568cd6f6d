import { productDetails } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ProductDetailFields } from './ProductDetailFields.tsx';

const meta = {
  title: 'Admin/Products/ProductDetailFields',
  id: 'admin-productdetailfields',
  tags: ['new'],
  component: ProductDetailFields,
  args: { value: {}, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '42rem' },
} satisfies Meta<typeof ProductDetailFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Filled: Story = {
  args: { value: productDetails },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Nocif ou irritant (GHS07)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Inflammable (GHS02)' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ pictograms: ['GHS02', 'GHS07'] });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'PG / VG' }), 'Non précisé');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ pg: undefined });
    await expect(canvas.getByRole('textbox', { name: 'Fabricant' })).toHaveValue('Atelier des Brumes');
  },
};

/** A proportion that the list doesn’t offer, from a file. */
export const OtherProportion: Story = {
  tags: ['!autodocs'],
  args: { value: { pg: 33 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'PG / VG' })).toHaveDisplayValue('33\u00a0% PG / 67\u00a0% VG');
  },
};
