import { orders } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { CartSlip } from './CartSlip.tsx';

const [item] = orders.pendingPaid.items;
if (item === undefined) throw new Error('The order of the stories has two lines.');

const meta = {
  title: 'Commerce/Product/CartSlip',
  id: 'commerce-cartslip',
  tags: ['new'],
  component: CartSlip,
  args: {
    item,
    cart: { pieces: 2, total: 35.98 },
    free: { missing: 14.03, share: 0.72 },
    place: 'header',
  },
  argTypes: { place: { control: 'inline-radio', options: ['header', 'bar'] } },
  parameters: { layout: 'fullscreen', ...framed(260) },
} satisfies Meta<typeof CartSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes no room: what is below stays where it was. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { 'dark phone': { disable: true } } } },
  render: (args) => (
    <>
      <CartSlip {...args} />
      <p>La page</p>
    </>
  ),
  play: async ({ canvas }) => {
    const slip = within(canvas.getByRole('region', { name: 'Ajouté au panier' }));
    await expect(slip.getByRole('listitem')).toHaveTextContent('Caramel Beurre Salé30 ml · 3 mg/ml · × 235,98 €');
    await expect(slip.getByText('Plus que 14,03 € d’achat pour la livraison offerte')).toBeVisible();
    await expect(slip.getByRole('link', { name: /^Voir le panier — 2 articles · 35,98.€$/ })).toHaveAttribute(
      'href',
      '/panier',
    );
    // The button that added says it; twice would be once too many.
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByText('La page').getBoundingClientRect().top).toBeLessThan(40);
  },
};

export const FreeDelivery: Story = {
  args: { cart: { pieces: 3, total: 53.97 }, free: { missing: 0, share: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Livraison offerte')).toBeVisible();
  },
};

/** Where the owner shows no promotions. */
export const WithoutDelivery: Story = {
  args: { free: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/livraison/i)).toBeNull();
  },
};

/** The bar has the way to the cart. */
export const InTheBar: Story = {
  args: { place: 'bar' },
  parameters: { chromatic: { disableSnapshot: false, modes: { 'light desktop': { disable: true } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Caramel Beurre Salé')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(pageOverflow()).toBe(0);
  },
};
