import { orderTotals } from '@nuee/domain';
import { carts } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { cartItemsSelect, totalsSelect } from '../../testing/fixtureSelects.ts';
import { OrderSummary } from './OrderSummary.tsx';

const order = fn((event: SubmitEvent) => event.preventDefault());

const meta = {
  title: 'Commerce/Checkout/OrderSummary',
  id: 'commerce-ordersummary',
  tags: ['stable'],
  component: OrderSummary,
  args: {
    items: carts.freeShipping.items,
    totals: orderTotals(carts.freeShipping.items),
    termsHref: '/conditions-generales',
  },
  argTypes: { items: cartItemsSelect, totals: totalsSelect },
  decorators: [
    (Story) => (
      <form onSubmit={order}>
        <Story />
      </form>
    ),
  ],
  parameters: { maxWidth: '26rem' },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Ordered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Votre commande' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/vous vous engagez à payer/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'conditions générales' })).toHaveAttribute(
      'href',
      '/conditions-generales',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
    await expect(order).toHaveBeenCalledOnce();
  },
};

/** One press makes one order: while it is pending the button submits nothing and keeps the focus. */
export const Submitting: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Traitement en cours...' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(order).not.toHaveBeenCalled();
  },
};

/** It stays beside the button until that is pressed again. */
export const Refused: Story = {
  args: { refusal: 'La boutique n’a pas répondu. Réessayez.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La boutique n’a pas répondu. Réessayez.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Passer la commande' })).toBeEnabled();
  },
};

const [few, gone] = carts.freeShipping.items;
if (few === undefined || gone === undefined) throw new Error('The cart of the stories has two lines.');

/** A line holds more than is left, the other is no longer sold: each says what to do, and the order waits. */
export const Unorderable: Story = {
  args: {
    items: [
      { ...few, product: { ...few.product, fewLeft: 1 } },
      { ...gone, product: { ...gone.product, unavailable: true } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Réduisez à 1')).toBeVisible();
    await expect(canvas.getByText('Retirez cet article')).toBeVisible();
    await expect(canvas.getByText(/ne peut pas être commandé tel quel/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Modifier le panier' })).toHaveAttribute('href', '/panier');
    await expect(canvas.getByRole('button', { name: 'Passer la commande' })).toBeDisabled();
  },
};

/** The cart couldn't be loaded: no figures, and nothing can be ordered. */
export const WithoutCart: Story = {
  args: { items: [], totals: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Passer la commande' })).toBeDisabled();
  },
};

export const PaidShipping: Story = {
  args: { items: carts.paidShipping.items, totals: orderTotals(carts.paidShipping.items) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Livraison 4,99\u00a0€' })).toBeVisible();
  },
};

export const WithoutTermsPage: Story = {
  args: { termsHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText(/acceptez nos conditions générales\.$/)).toBeVisible();
  },
};
