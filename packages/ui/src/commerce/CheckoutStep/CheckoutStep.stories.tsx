import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';

const meta = {
  title: 'Commerce/Checkout/CheckoutStep',
  id: 'commerce-checkoutstep',
  tags: ['stable'],
  component: CheckoutStep,
  args: { number: 2, title: 'Mode de paiement', children: <p>Trois façons de régler.</p> },
} satisfies Meta<typeof CheckoutStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mode de paiement' })).toBeVisible();
  },
};

/** The number is hidden from assistive technology: the title alone names the group. */
export const GroupOfFields: Story = {
  args: { as: 'fieldset', number: 1, title: 'Adresse de livraison', children: <TextField label="Ville" name="city" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Adresse de livraison' })).toBeVisible();
  },
};

export const WithoutNumber: Story = {
  args: { number: undefined },

  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Mode de paiement' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('2');
  },
};
