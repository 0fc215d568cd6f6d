import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';

const home = { id: 'domicile', name: 'Colissimo à domicile', text: '2 à 3\u00a0jours ouvrés', price: 4.9 };
const express = { id: 'express', name: 'Chronopost', text: 'Le lendemain avant 13\u00a0h', price: 9.9 };
const pickup = { id: 'retrait', name: 'Retrait à la boutique', text: '', price: 0 };

const meta = {
  title: 'Commerce/Checkout/DeliveryChoice',
  id: 'commerce-deliverychoice',
  tags: ['new'],
  component: DeliveryChoice,
  args: { number: 2, options: [home, express, pickup], value: home.id, onValueChange: fn() },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof DeliveryChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChosenByClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Mode de livraison' }));
    await expect(
      group.getByRole('radio', { name: /^Colissimo à domicile 2 à 3\sjours ouvrés 4,90\s€$/ }),
    ).toBeChecked();
    await expect(group.getByRole('radio', { name: /^Retrait à la boutique Offerte$/ })).not.toBeChecked();
    await userEvent.click(group.getByText('Chronopost'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('express');
  },
};

/** There is nothing to ask, but its name and its price are said. */
export const OnlyOne: Story = {
  args: { options: [home] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Colissimo à domicile\s: 4,90\s€\. 2 à 3\sjours ouvrés$/)).toBeVisible();
  },
};

export const NoneServes: Story = {
  args: {
    options: [],
    error:
      'Aucun mode de livraison ne dessert cette adresse\u00a0: nous livrons en France métropolitaine et en Belgique.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/ne dessert cette adresse/);
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={DeliveryChoice} args={args} stories={{ Default, OnlyOne, NoneServes }} width="32rem" />,
};
