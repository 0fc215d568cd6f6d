import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StackedSorting } from './StackedSorting.tsx';

const meta = {
  title: 'Primitives/StackedSorting',
  tags: ['new'],
  component: StackedSorting,
  args: {
    columns: [
      { id: 'name', header: 'Produit', sortable: true },
      { id: 'stock', header: 'Stock' },
      { id: 'price', header: 'Prix', sortable: true },
    ],
    sort: null,
    onSortChange: fn(),
  },
} satisfies Meta<typeof StackedSorting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each sortable column is offered in both directions. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const SortsByWhatIsChosen: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const select = canvas.getByLabelText('Trier par');
    await step('Offers the sortable columns, and the original order', async () => {
      await expect(select).toHaveDisplayValue('Aucun tri');
      await expect(canvas.queryByRole('option', { name: /Stock/ })).toBeNull();
    });
    await step('Asks for the chosen sort, and shows it', async () => {
      await userEvent.selectOptions(select, 'Prix, décroissant');
      await expect(args.onSortChange).toHaveBeenCalledWith({ by: 'price', direction: 'descending' });
      await expect(select).toHaveDisplayValue('Prix, décroissant');
    });
  },
};

export const Sorted: Story = {
  args: { sort: { by: 'name', direction: 'ascending' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Trier par')).toHaveDisplayValue('Produit, croissant');
    await userEvent.selectOptions(canvas.getByLabelText('Trier par'), 'Aucun tri');
    await expect(args.onSortChange).toHaveBeenCalledWith(null);
  },
};
