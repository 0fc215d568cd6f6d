import { relayPointMissing } from '@nuee/domain';
import { relayPoints } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { States } from '../../testing/States.tsx';
import { RelayChoice } from './RelayChoice.tsx';

const [station, press] = relayPoints;

const meta = {
  title: 'Commerce/Checkout/RelayChoice',
  id: 'commerce-relaychoice',
  tags: ['new'],
  component: RelayChoice,
  args: { places: relayPoints, postalCode: '44000', onSearch: fn(), value: undefined, onValueChange: fn() },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof RelayChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChosenByClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const places = within(canvas.getByRole('radiogroup', { name: 'Points relais' }));
    await expect(places.getAllByRole('radio')).toHaveLength(2);
    const name = /^Tabac de la Gare 4 place de la Gare, 44000 Nantes · à 350\sm$/;
    await userEvent.click(places.getByRole('radio', { name }));
    const { id, name: called, address } = station;
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ id, name: called, address });
  },
};

/** The hours of the chosen place are folded. */
export const HoursOpen: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: press },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Presse et fils/ })).toBeChecked();
    await expect(canvas.getByText(/^Dimanche/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Horaires'));
    await expect(canvas.getByText(/^Lundi\s: 9:00-12:30, 14:00-19:00$/)).toBeVisible();
    await expect(canvas.getByText(/^Dimanche\s: fermé$/)).toBeVisible();
  },
};

export const SearchedElsewhere: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Près du code postal' });
    await userEvent.clear(field);
    await userEvent.type(field, '29200{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('29200');
    await userEvent.click(canvas.getByRole('button', { name: 'Chercher' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const Searching: Story = {
  args: { places: 'searching' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche des points relais…');
  },
};

export const NoneFound: Story = {
  args: { places: [], postalCode: '48999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Aucun point relais près du 48999/);
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Nothing was chosen, or what was chosen takes no parcels any more. */
export const Refused: Story = {
  args: { error: relayPointMissing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(relayPointMissing);
  },
};

/** The place may be typed instead; what is still missing is marked when the order is sent. */
export const CarrierAway: Story = {
  args: { places: 'away', error: relayPointMissing },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RelayChoice
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/ne répond pas.*un autre mode de livraison/)).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Nom du point relais' });
    await expect(name).toHaveAccessibleDescription('À remplir.');
    await userEvent.type(name, 'Tabac');
    await expect(name).not.toHaveAccessibleDescription();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Son adresse' }), 'Nantes');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ name: 'Tabac', address: 'Nantes' });
  },
};

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States of={RelayChoice} args={args} stories={{ Default, HoursOpen, NoneFound, Refused }} width="32rem" />
  ),
};
