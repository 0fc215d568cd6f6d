import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { BankIcon, CardIcon, WalletIcon } from '../Icon/icons.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { RadioList, type RadioListProps } from './RadioList.tsx';

const meta = {
  title: 'Primitives/RadioList',
  tags: ['stable'],
  component: RadioList,
  args: {
    label: 'Mode de paiement',
    name: 'paymentMethod',
    value: 'paypal',
    onValueChange: fn(),
    options: [
      { value: 'card', label: 'Carte bancaire', icon: <CardIcon /> },
      { value: 'paypal', label: 'PayPal', icon: <WalletIcon /> },
      { value: 'bank-transfer', label: 'Virement bancaire', icon: <BankIcon /> },
    ],
  },
} satisfies Meta<typeof RadioList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(props: RadioListProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioList
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

export const Default: Story = {};

export const ChosenByClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Mode de paiement' }));
    await expect(group.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Virement bancaire' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('bank-transfer');
  },
};

export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Mode de paiement' })).toBeVisible();
  },
};

export const Detail: Story = {
  args: {
    value: 'card',
    options: [
      {
        value: 'card',
        label: 'Carte bancaire',
        icon: <CardIcon />,
        detail: (
          <TextField
            label="Numéro de carte"
            name="cardNumber"
            disabled
            placeholder="1234 5678 9012 3456"
            description={'Ceci est une démonstration\u00a0: aucun paiement réel n’est effectué.'}
          />
        ),
      },
      { value: 'paypal', label: 'PayPal', icon: <WalletIcon /> },
      { value: 'bank-transfer', label: 'Virement bancaire', icon: <BankIcon /> },
    ],
  },
  render: (args) => <Choosing {...args} />,
};

/** What decides between the options, and has to be read before one is chosen. */
export const Described: Story = {
  args: {
    label: 'Mode de livraison',
    name: 'deliveryMethod',
    value: 'home',
    options: [
      { value: 'home', label: 'Colissimo', description: '2 à 3\u00a0jours ouvrés' },
      { value: 'express', label: 'Chronopost', description: 'Le lendemain avant 13\u00a0h' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /^Colissimo 2 à 3\sjours ouvrés$/ })).toBeChecked();
  },
};

export const DetailLeavesWithItsOption: Story = {
  ...Detail,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Numéro de carte' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await expect(canvas.queryByRole('textbox', { name: 'Numéro de carte' })).toBeNull();
  },
};

export const ChosenByKeyboard: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Virement bancaire' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={RadioList}
      args={args}
      stories={{ Default, LabelHidden, Detail, Described }}
      interactive={['Default']}
      width="18rem"
    />
  ),
};
