import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';

const meta = {
  title: 'Commerce/Checkout/PaymentChoice',
  id: 'commerce-paymentchoice',
  tags: ['stable'],
  component: PaymentChoice,
  args: { number: 2, value: 'card', onValueChange: fn(), demonstration: true },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof PaymentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The card number is never asked for: its field is disabled, and the note says why. */
export const ChosenByClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Mode de paiement' }));
    await expect(group.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
    const cardNumber = group.getByRole('textbox', { name: 'Numéro de carte' });
    await expect(cardNumber).toBeDisabled();
    await expect(cardNumber).toHaveAccessibleDescription(
      'Ceci est une démonstration\u00a0: aucun paiement réel n’est effectué.',
    );
    await userEvent.click(group.getByText('PayPal'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('paypal');
  },
};

/** A shop in service takes bank transfers, says who may buy, and doesn't call itself a demonstration. */
export const InService: Story = {
  args: { demonstration: false, value: 'bank-transfer' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: 'Virement bancaire' })).toBeChecked();
    await expect(canvas.getByText(/interdite aux mineurs.*preuve de votre âge/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/démonstration/)).not.toBeInTheDocument();
  },
};

/** Where a provider takes cards, they are typed on its page: the shop has no field for them. */
export const InServiceWithCards: Story = {
  args: { demonstration: false, value: 'card', cards: 'production' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
    await expect(canvas.getByText(/page sécurisée de notre banque/)).toBeVisible();
    await expect(canvas.getByText(/interdite aux mineurs/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** A shop that still tries its provider out says so. */
export const InServiceTesting: Story = {
  args: { demonstration: false, value: 'card', cards: 'test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/mode test.*aucune carte n’est débitée/)).toBeVisible();
  },
};

export const PayPal: Story = {
  args: { value: 'paypal' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const BankTransfer: Story = {
  args: { value: 'bank-transfer' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Virement bancaire' })).toBeChecked();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={PaymentChoice}
      args={args}
      stories={{ Default, InService, InServiceWithCards, InServiceTesting, PayPal, BankTransfer }}
      width="32rem"
    />
  ),
};

/** The arrow keys move through the methods. */
export const ByKeyboard: Story = {
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <PaymentChoice {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, step }) => {
    await step('Tab reaches the chosen way to pay', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Carte bancaire' })).toHaveFocus();
    });
    await step('The arrow chooses the next ones, and the card field disappears', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Virement bancaire' })).toBeChecked();
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    });
    await step('After the last one the card is chosen again, with its field', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: 'Numéro de carte' })).toBeVisible();
    });
  },
};
