import { frozenNow, stockMovements } from '@nuee/domain/fixtures';
import { adminProducts } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { Office } from '../Office/Office.tsx';
import { StockMovements } from '../StockMovements/StockMovements.tsx';
import { ProductStock } from './ProductStock.tsx';

const [, caramel] = adminProducts(new Date(frozenNow));
if (caramel === undefined) throw new Error('The samples hold fewer than two products.');

const meta = {
  title: 'Admin/Products/ProductStock',
  id: 'admin-productstock',
  tags: ['new'],
  component: ProductStock,
  args: {
    product: { ...caramel, stock: 4 },
    onSave: fn(async () => true),
    onUnsavedChange: fn(),
    history: <StockMovements movements={stockMovements} />,
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof ProductStock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Counted: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Pièces comptées' });
    await step('what isn’t a number of pieces is refused', async () => {
      await userEvent.type(field, '1,5{Enter}');
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription('Indiquez un nombre de pièces, de 0 à 10\u202f000\u202f000.');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('a count is kept, and the field is ready for another one', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '24');
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le stock' }));
      await expect(args.onSave).toHaveBeenCalledWith(24);
      await waitFor(() => expect(field).toHaveValue(''));
    });
  },
};

/** What was typed stays when it could not be kept. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: { onSave: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Pièces comptées' });
    await userEvent.type(field, '24{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(24));
    await expect(field).toHaveValue('24');
  },
};

export const OnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};
