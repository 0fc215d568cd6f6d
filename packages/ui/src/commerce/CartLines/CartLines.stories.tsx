import { carts } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cartItemsSelect } from '../../testing/fixtureSelects.ts';
import { CartLines, type CartLinesProps } from './CartLines.tsx';

const meta = {
  title: 'Commerce/Cart/CartLines',
  id: 'commerce-cartlines',
  tags: ['stable'],
  component: CartLines,
  args: {
    items: carts.freeShipping.items,
    onQuantityChange: fn(),
    onRemove: fn(),
    onClear: fn(),
    catalogueHref: '/catalogue',
  },
  argTypes: { items: cartItemsSelect },
} satisfies Meta<typeof CartLines>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cart that does what is pressed. */
function Cart({ onQuantityChange, onRemove, onClear, ...args }: CartLinesProps) {
  const [items, setItems] = useState(args.items);
  return (
    <CartLines
      {...args}
      items={items}
      onQuantityChange={(id, quantity) => {
        onQuantityChange(id, quantity);
        setItems(
          items.map((item) => (item._id === id ? { ...item, quantity } : item)).filter((item) => item.quantity > 0),
        );
      }}
      onRemove={(id) => {
        onRemove(id);
        setItems(items.filter(({ _id }) => _id !== id));
      }}
      onClear={() => {
        onClear();
        setItems([]);
      }}
    />
  );
}

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <Cart {...args} />,
};

export const CountedRemovedAndCleared: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const lines = within(canvas.getByRole('list', { name: 'Articles' }));
    const fraise = within(lines.getByRole('listitem', { name: 'Fraise des Bois' }));
    await step('Minus at 1 asks for a quantity of 0', async () => {
      await userEvent.click(fraise.getByRole('button', { name: 'Diminuer la quantité' }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith('1-10-0', 0);
    });
    await step('The bin asks to remove the line', async () => {
      await userEvent.click(fraise.getByRole('button', { name: "Supprimer l'article" }));
      await expect(args.onRemove).toHaveBeenLastCalledWith('1-10-0');
    });
    await step('The whole cart can be emptied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vider le panier' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
    await step('The link below leads to the catalogue', async () => {
      await expect(canvas.getByRole('link', { name: 'Continuer mes achats' })).toHaveAttribute('href', '/catalogue');
    });
  },
};

export const OneLine: Story = {
  args: { items: carts.single.items },

  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Only the line with a pending change is busy. */
export const OneLineBusy: Story = {
  tags: ['!autodocs'],
  args: { busyItemId: '3-30-3' },
  play: async ({ args, canvas }) => {
    const press = (name: string) =>
      userEvent.click(
        within(canvas.getByRole('listitem', { name })).getByRole('button', { name: 'Augmenter la quantité' }),
      );
    await press('Caramel Beurre Salé');
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await press('Fraise des Bois');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith('1-10-0', 2);
  },
};

/** The removed line held the focus: it goes to the list rather than to the top of the page. */
export const LineRemoved: Story = {
  tags: ['!autodocs'],
  render: (args) => <Cart {...args} />,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem', { name: 'Caramel Beurre Salé' });
    await userEvent.click(within(line).getByRole('button', { name: "Supprimer l'article" }));
    await expect(line).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Articles' })).toHaveFocus();
  },
};
