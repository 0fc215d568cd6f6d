import { orderTotals } from '@nuee/domain';
import { carts } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { cartItemsSelect, totalsSelect } from '../../internal/fixtureSelects.ts';
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
  parameters: { chromatic: { disableSnapshot: true }, maxWidth: '26rem' },
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
  args: { submitting: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Traitement en cours...' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(order).not.toHaveBeenCalled();
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
