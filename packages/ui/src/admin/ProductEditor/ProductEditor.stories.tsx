import { adminProductForm } from '@nuee/domain';
import { frozenNow } from '@nuee/domain/fixtures';
import { adminProducts } from '@nuee/domain/samples';
import { categoryNames } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { ProductEditor } from './ProductEditor.tsx';

const [fraise, caramel] = adminProducts(new Date(frozenNow));
if (fraise === undefined || caramel === undefined) throw new Error('The samples hold fewer than two products.');

const meta = {
  title: 'Admin/ProductEditor',
  tags: ['stable'],
  component: ProductEditor,
  args: { product: caramel, categories: categoryNames, onSave: fn(), onRefuse: fn(), onUnsavedChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ProductEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Saved: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prix réduit (€)' })).toHaveValue('17,99');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith(adminProductForm(caramel));
  },
};

/** The preview card shows what is typed. */
export const Renamed: Story = {
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
  args: { product: { ...caramel, status: 'draft', published: false, referencePrice: 18.5 } },
  play: async ({ args, canvas }) => {
    const reduced = canvas.getByRole('textbox', { name: 'Prix réduit (€)' });
    await expect(reduced).toHaveAccessibleDescription(/des 30 jours d’avant\s: 18,50/);
    await userEvent.clear(reduced);
    await userEvent.type(reduced, '19');
    await expect(reduced).toHaveAccessibleDescription(/n’est pas une réduction/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Publication' }), 'Archivé');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'archived', discountPrice: '19' }),
    );
  },
};
