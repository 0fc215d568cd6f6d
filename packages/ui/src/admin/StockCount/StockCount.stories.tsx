import type { StockRow } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { StockCount, type StockCounts } from './StockCount.tsx';

const bottle = (id: string, size: number, nicotineStrength: number, stock: number): StockRow => ({
  id: `p/${id}`,
  productId: 'p',
  variantId: id,
  name: 'Poire Cardamome',
  bottle: { size, nicotineStrength },
  stock,
});
const rows = [
  bottle('v1', 10, 0, 24),
  bottle('v2', 10, 3, 8),
  bottle('v3', 50, 0, 0),
  { id: '8', productId: '8', name: 'Tabac Blond', stock: 40 },
];

const meta = {
  title: 'Admin/Products/StockCount',
  id: 'admin-stockcount',
  tags: ['stable'],
  component: StockCount,
  args: {
    rows,
    onSave: fn(async (counts: StockCounts) => ({
      items: counts.map(({ was: _was, ...count }) => ({ ...count, ok: true })),
    })),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '42rem' },
} satisfies Meta<typeof StockCount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** « Suivant » on the keyboard leads from field to field; only what was counted otherwise is saved. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas, step }) => {
    const first = canvas.getByRole('textbox', { name: 'Poire Cardamome, 10\u00a0ml · 0\u00a0mg/ml' });
    await step('Nothing is counted yet', async () => {
      await expect(first).toHaveAccessibleDescription('24 en stock');
      await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    });
    await step('Counts from field to field', async () => {
      await userEvent.type(first, '22{Enter}8{Enter}{Enter}38');
      await expect(canvas.getByRole('textbox', { name: 'Tabac Blond' })).toHaveValue('38');
    });
    await step('Saves what differs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (2)' }));
      await expect(args.onSave).toHaveBeenCalledWith([
        { productId: 'p', variantId: 'v1', stock: 22, was: 24 },
        { productId: '8', stock: 38, was: 40 },
      ]);
      await expect(first).toHaveValue('');
    });
  },
};

/** A sale in between isn’t overwritten: the row says so, and is saved when it is pressed again. */
export const Overtaken: Story = {
  tags: ['!autodocs'],
  args: {
    onSave: fn(async (_counts: StockCounts) => ({ items: [{ productId: '8', stock: 39, ok: false }] })),
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tabac Blond' });
    await userEvent.type(field, '38');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (1)' }));
    await expect(field).toHaveAccessibleDescription(/^Le stock a changé pendant votre comptage/);
    await expect(field).toHaveValue('38');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer (1)' }));
    await expect(args.onSave).toHaveBeenLastCalledWith([{ productId: '8', stock: 38, was: 39 }]);
  },
};

/** What is no number of pieces is refused at its field, and nothing is saved. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tabac Blond' });
    await userEvent.type(field, '-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(field).toHaveAccessibleDescription(/^Indiquez un nombre de pièces/);
    await expect(field).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Searched: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher un produit' }), 'tab');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
