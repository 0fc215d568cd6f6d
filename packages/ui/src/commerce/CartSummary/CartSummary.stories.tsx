import { orderTotals } from '@nuee/domain';
import { carts } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { totalsSelect } from '../../testing/fixtureSelects.ts';
import { CartSummary } from './CartSummary.tsx';

const meta = {
  title: 'Commerce/Cart/CartSummary',
  id: 'commerce-cartsummary',
  tags: ['stable'],
  component: CartSummary,
  args: { totals: orderTotals(carts.freeShipping.items) },
  argTypes: { totals: totalsSelect },
  parameters: { maxWidth: '26rem' },
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Récapitulatif' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total 60,58\u00a0€' })).toBeVisible();
    await expect(canvas.queryByText('Paiement sécurisé')).not.toBeInTheDocument();
  },
};

const pay = fn();

export const WithAction: Story = {
  args: {
    children: (
      <Button width="full" onClick={pay}>
        Procéder au paiement
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paiement sécurisé')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Procéder au paiement' }));
    await expect(pay).toHaveBeenCalledOnce();
  },
};

/** A new quantity changes the total: screen readers are told, once. */
export const TotalAnnounced: Story = {
  tags: ['!autodocs'],
  render: function Counted(args) {
    const [totals, setTotals] = useState(args.totals);
    return (
      <CartSummary {...args} totals={totals}>
        <Button onClick={() => setTotals(orderTotals(carts.paidShipping.items))}>Changer</Button>
      </CartSummary>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Changer' }));
    await expect(status).toHaveTextContent('Total : 39,79 €');
  },
};

export const PaidShipping: Story = {
  args: { ...WithAction.args, totals: orderTotals(carts.paidShipping.items) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Livraison 4,99\u00a0€' })).toBeVisible();
  },
};
