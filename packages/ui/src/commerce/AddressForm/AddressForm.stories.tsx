import { emptyAddress, missingAddressFields } from '@nuee/domain';
import { addresses } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { addressSelect } from '../../internal/fixtureSelects.ts';
import { AddressForm } from './AddressForm.tsx';

const meta = {
  title: 'Commerce/Checkout/AddressForm',
  id: 'commerce-addressform',
  tags: ['stable'],
  component: AddressForm,
  args: {
    legend: 'Adresse de livraison',
    section: 'shipping',
    number: 1,
    value: addresses.camille,
    onValueChange: fn(),
  },
  argTypes: { value: addressSelect },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const CityChanged: Story = {
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Adresse de livraison' }));
    const labels = ['Prénom', 'Nom', 'Adresse', 'Code postal', 'Ville', 'Pays', 'Téléphone'];
    await expect(group.getAllByRole('textbox')).toEqual(labels.map((name) => group.getByRole('textbox', { name })));
    await expect(group.getByRole('textbox', { name: 'Prénom' })).toHaveAttribute('autocomplete', 'shipping given-name');
    await expect(group.getByRole('textbox', { name: 'Téléphone' })).toHaveAttribute('type', 'tel');

    await userEvent.type(group.getByRole('textbox', { name: 'Ville' }), '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...addresses.camille, city: 'Nantes!' });
  },
};

/** A customer's first order: only the country is proposed. */
export const Empty: Story = {
  args: { value: emptyAddress() },

  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      if (field !== canvas.getByRole('textbox', { name: 'Pays' })) await expect(field).toHaveValue('');
    }
  },
};

export const Billing: Story = {
  args: { legend: 'Adresse de facturation', section: 'billing', number: undefined, value: addresses.nathan },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Adresse de facturation' }));
    await expect(group.getByRole('textbox', { name: 'Prénom' })).toHaveAttribute('autocomplete', 'billing given-name');
  },
};

/** Each field that was found empty says what it waits for, until something is typed into it. */
export const FieldsMissing: Story = {
  args: { value: emptyAddress(), missing: missingAddressFields(emptyAddress()) },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <AddressForm {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, step }) => {
    const firstName = canvas.getByRole('textbox', { name: 'Prénom' });
    await step('Says of each empty field what is missing', async () => {
      await expect(firstName).toBeInvalid();
      await expect(firstName).toHaveAccessibleDescription('Indiquez votre prénom.');
      await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveAccessibleDescription(
        'Indiquez votre numéro de téléphone.',
      );
      await expect(canvas.getByRole('textbox', { name: 'Pays' })).not.toHaveAttribute('aria-invalid');
    });

    await step('Takes the fault away once something is typed', async () => {
      await userEvent.type(firstName, 'Camille');
      await expect(firstName).not.toHaveAttribute('aria-invalid');
      await expect(canvas.queryByText('Indiquez votre prénom.')).not.toBeInTheDocument();
    });
  },
};
