import { carts, products } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cartItemSelect } from '../../testing/fixtureSelects.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { CartLine } from './CartLine.tsx';

const [two, one] = carts.freeShipping.items;
if (two === undefined || one === undefined) throw new Error('The cart of the stories has two lines.');

const meta = {
  title: 'Commerce/Cart/CartLine',
  id: 'commerce-cartline',
  tags: ['stable'],
  component: CartLine,
  args: { item: two, onQuantityChange: fn(), onRemove: fn() },
  argTypes: { item: cartItemSelect },
  decorators: [
    (Story) => (
      <ul style={{ containerType: 'inline-size' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: function Counted({ onQuantityChange, ...args }) {
    const [quantity, setQuantity] = useState(args.item.quantity);
    const count = (next: number) => {
      onQuantityChange(next);
      setQuantity(next);
    };
    return <CartLine {...args} item={{ ...args.item, quantity }} onQuantityChange={count} />;
  },
};

export const CountedAndRemoved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const line = within(canvas.getByRole('listitem', { name: 'Caramel Beurre Salé' }));
    await step('Leads to its product and shows its total', async () => {
      await expect(line.getByRole('link', { name: 'Caramel Beurre Salé' })).toHaveAttribute('href', '/produit/3');
      await expect(line.getByText('35,98 €')).toBeVisible();
    });

    await step('Plus and minus ask for one piece more or less', async () => {
      await userEvent.click(line.getByRole('button', { name: 'Augmenter la quantité' }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
      await userEvent.click(line.getByRole('button', { name: 'Diminuer la quantité' }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(1);
    });
    await step('The bin asks to remove the line', async () => {
      await userEvent.click(line.getByRole('button', { name: "Supprimer l'article" }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
    });
  },
};

/** From three pieces down it says how many are left, and no more can be taken. */
export const FewLeft: Story = {
  args: { item: { ...two, product: { ...two.product, fewLeft: 2 } }, most: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plus que 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
    await expect(canvas.queryByText(/^Réduisez/)).toBeNull();
  },
};

/** It holds more than is left: it says what to do, and minus does it. */
export const TooMany: Story = {
  args: { item: { ...two, quantity: 5, product: { ...two.product, fewLeft: 3 } }, most: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Réduisez à 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuer la quantité' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
  },
};

/** Nothing is left of it: it can only be removed. */
export const SoldOut: Story = {
  args: { item: { ...two, product: { ...two.product, fewLeft: 0 } }, most: 0 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Rupture')).toBeVisible();
    await expect(canvas.getByText('Retirez cet article')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /quantité/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: "Supprimer l'article" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The shop no longer sells it. */
export const NoLongerSold: Story = {
  args: { item: { ...two, product: { ...two.product, unavailable: true } }, most: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N’est plus proposé')).toBeVisible();
    await expect(canvas.getByText('Retirez cet article')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /quantité/ })).toBeNull();
  },
};

/** The minus button at 1 asks for 0, which removes the line. */
export const LastPiece: Story = {
  args: { item: one },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuer la quantité' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(0);
  },
};

/** While a change is pending the buttons keep the focus and ignore presses. */
export const Busy: Story = {
  tags: ['!autodocs'],
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await userEvent.click(canvas.getByRole('button', { name: "Supprimer l'article" }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongName: Story = {
  args: { item: { ...two, product: { ...two.product, name: products.longName.name }, quantity: 120 } },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('120');
    await expect(pageOverflow()).toBe(0);
  },
};

/** A word that is longer than its column breaks. */
export const LongWord: Story = {
  args: { item: { ...two, product: { ...two.product, name: 'Anticonstitutionnellement' } } },
  parameters: { maxWidth: '17.5rem' },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem', { name: 'Anticonstitutionnellement' });
    await expect(line.scrollWidth).toBeLessThanOrEqual(280);
  },
};
