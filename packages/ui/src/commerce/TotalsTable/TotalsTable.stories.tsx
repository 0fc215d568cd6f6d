import { orderTotals, standardTerms } from '@nuee/domain';
import { carts } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { totalsSelect } from '../../testing/fixtureSelects.ts';
import { TotalsTable } from './TotalsTable.tsx';

const meta = {
  title: 'Commerce/Checkout/TotalsTable',
  id: 'commerce-totalstable',
  tags: ['stable'],
  component: TotalsTable,
  args: { totals: orderTotals(carts.freeShipping.items) },
  argTypes: { totals: totalsSelect },
  parameters: { maxWidth: '26rem' },
} satisfies Meta<typeof TotalsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Sous-total 50,48\u00a0€' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Livraison Offerte' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'TVA (20%) 10,10\u00a0€' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total 60,58\u00a0€' })).toBeVisible();
  },
};

export const PaidShipping: Story = {
  args: { totals: orderTotals(carts.paidShipping.items) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Livraison 4,99\u00a0€' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total 39,79\u00a0€' })).toBeVisible();
  },
};

/** Once the method is known, the row of its price names it. */
export const ByMethod: Story = {
  args: { totals: { ...orderTotals(carts.paidShipping.items), delivery: { name: 'Colissimo à domicile' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Livraison (Colissimo à domicile) 4,99\u00a0€' })).toBeVisible();
  },
};

/** In the cart nobody has chosen a method yet. */
export const FromTheCheapest: Story = {
  args: { totals: orderTotals(carts.paidShipping.items), from: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Livraison dès 4,99\u00a0€' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total dès 39,79\u00a0€' })).toBeVisible();
  },
};

/** The owner's prices include VAT: it is a part of the total, and nothing is added. */
export const VatIncluded: Story = {
  args: { totals: orderTotals(carts.paidShipping.items, { ...standardTerms, vat: { rate: 20, included: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'dont TVA (20%) 5,67\u00a0€' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total 33,99\u00a0€' })).toBeVisible();
  },
};
