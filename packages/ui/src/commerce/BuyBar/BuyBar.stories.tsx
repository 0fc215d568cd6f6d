import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { States } from '../../testing/States.tsx';
import { CartSlip } from '../CartSlip/CartSlip.tsx';
import { addingStatuses, BuyBar } from './BuyBar.tsx';

const meta = {
  title: 'Commerce/Product/BuyBar',
  id: 'commerce-buybar',
  tags: ['new'],
  component: BuyBar,
  args: {
    choice: '6\u00a0mg/ml · 50\u00a0ml',
    price: 17.99,
    quantity: 2,
    onQuantityChange: fn(),
    status: 'idle',
    onAdd: fn(),
    onModify: fn(),
  },
  argTypes: { status: { control: 'inline-radio', options: addingStatuses } },
  parameters: { maxWidth: '32rem' },
} satisfies Meta<typeof BuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CountedAndAdded: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The choice may be covered by the bar: it says what is bought and for how much, and leads back to the choice. */
export const Phone: Story = {
  parameters: framed(220),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('6 mg/ml · 50 ml')).toBeVisible();
    await expect(canvas.getByText('17,99 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier le taux et la contenance' }));
    await expect(args.onModify).toHaveBeenCalledOnce();
    await expect(pageOverflow()).toBe(0);
  },
};

/** The line is being stored: further presses are ignored. */
export const Adding: Story = {
  args: { status: 'adding' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** For 2 s after a success; screen readers are told what was added. */
export const Added: Story = {
  args: {
    status: 'added',
    added: '2 × Caramel Beurre Salé, 6\u00a0mg/ml, 50\u00a0ml',
    cart: { pieces: 2, total: 35.98 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajouté au panier' })).toBeVisible();
    const said = canvas.getByText('Ajouté au panier : 2 × Caramel Beurre Salé, 6 mg/ml, 50 ml');
    await expect(said).toHaveAttribute('role', 'status');
  },
};

/** As long as the cart holds something, it is one press away. */
export const InTheCart: Story = {
  args: { cart: { pieces: 2, total: 35.98 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Voir le panier — 2 articles · 35,98.€$/ })).toHaveAttribute(
      'href',
      '/panier',
    );
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  },
};

/** What was just added stands above the choice on a phone. */
export const WithSlip: Story = {
  parameters: framed(360),
  globals: { viewport: { value: 'phone' } },
  args: {
    ...Added.args,
    slip: (
      <CartSlip
        place="bar"
        item={{
          _id: '3',
          name: 'Caramel Beurre Salé',
          image: '/images/products/product-3.png',
          size: 50,
          nicotineStrength: 6,
          quantity: 2,
          price: 17.99,
        }}
        cart={{ pieces: 2, total: 35.98 }}
        free={{ missing: 14.03, share: 0.72 }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Caramel Beurre Salé')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouté au panier' })).toBeVisible();
    await expect(pageOverflow()).toBe(0);
  },
};

/** Nothing is left of the product. */
export const SoldOut: Story = {
  args: { soldOut: true, quantity: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Indisponible' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
  },
};

/** The shop’s server knows how many are left. */
export const Refused: Story = {
  args: { quantity: 5, refusal: 'Caramel Beurre Salé\u00a0: il n’en reste que 3.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Caramel Beurre Salé : il n’en reste que 3.')).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={BuyBar}
      args={args}
      stories={{ Default, Adding, Added, InTheCart, SoldOut, Refused }}
      interactive={['Default']}
    />
  ),
};
