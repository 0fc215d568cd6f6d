import { emptyAddress, missingAddressFields } from '@nuee/domain';
import { addresses } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { addressSelect } from '../../testing/fixtureSelects.ts';
import { onHeldClock } from '../../testing/heldClock.ts';
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
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const CityChanged: Story = {
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Adresse de livraison' }));
    const labels = ['Prénom', 'Nom', 'Adresse', 'Code postal', 'Ville', 'Téléphone'];
    await expect(group.getAllByRole('textbox')).toEqual(labels.map((name) => group.getByRole('textbox', { name })));
    await expect(group.getByRole('combobox', { name: 'Pays' })).toHaveValue('France');
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
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Pays' })).toHaveValue('France');
  },
};

export const Billing: Story = {
  args: { legend: 'Adresse de facturation', section: 'billing', number: undefined, value: addresses.nathan },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Adresse de facturation' }));
    await expect(group.getByRole('textbox', { name: 'Prénom' })).toHaveAttribute('autocomplete', 'billing given-name');
  },
};

/** Each empty field says what is missing, until something is typed into it. */
export const FieldsMissing: Story = {
  args: { value: emptyAddress(), missing: missingAddressFields(emptyAddress()) },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <AddressForm {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, step }) => {
    const firstName = canvas.getByRole('textbox', { name: 'Prénom' });
    await step('Names what is missing under each empty field', async () => {
      await expect(firstName).toBeInvalid();
      await expect(firstName).toHaveAccessibleDescription('Indiquez votre prénom.');
      await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveAccessibleDescription(
        'Indiquez votre numéro de téléphone.',
      );
      await expect(canvas.getByRole('combobox', { name: 'Pays' })).not.toHaveAttribute('aria-invalid');
    });

    await step('Removes the error once something is typed', async () => {
      await userEvent.type(firstName, 'Camille');
      await expect(firstName).not.toHaveAttribute('aria-invalid');
      await expect(canvas.queryByText('Indiquez votre prénom.')).not.toBeInTheDocument();
    });
  },
};

/**
 * A Belgian address after a French one: fields that no longer fit get advice once they lose the focus, and aren't
 * marked as errors.
 */
export const LooksWrong: Story = {
  args: { value: { ...emptyAddress(), country: '' } },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <AddressForm {...args} value={value} onValueChange={setValue} />;
  },
  play: ({ canvas }) =>
    onHeldClock(async (advance) => {
      const code = canvas.getByRole('textbox', { name: 'Code postal' });
      const country = canvas.getByRole('combobox', { name: 'Pays' });
      const phone = canvas.getByRole('textbox', { name: 'Téléphone' });
      await userEvent.type(code, '100');
      await userEvent.type(country, 'Belgique');
      await userEvent.type(phone, 'abc');
      await expect(code).not.toHaveAccessibleDescription();
      await userEvent.tab();
      advance(300);
      await expect(code).toHaveAccessibleDescription('Un code postal belge compte quatre chiffres.');
      await expect(phone).toHaveAccessibleDescription('Vérifiez ce numéro\u00a0: il semble incomplet ou erroné.');
      await expect(country).toHaveAccessibleDescription('France métropolitaine ou Belgique');
      for (const field of [code, phone]) await expect(field).toBeValid();

      await userEvent.type(code, '0');
      await expect(code).not.toHaveAccessibleDescription();
      await userEvent.clear(country);
      await userEvent.type(country, 'Suisse');
      await expect(country).toHaveAccessibleDescription('Nous ne livrons qu’en France métropolitaine et en Belgique.');
    }),
};

/** A saved address is chosen: its fields are folded, and « Modifier » unfolds them. */
export const Folded: Story = {
  args: { choice: <p>14 rue des Tanneurs, 44000 Nantes</p>, folded: true },
  render: function Folding(args) {
    const [folded, setFolded] = useState(args.folded);
    return <AddressForm {...args} folded={folded === true} onUnfold={() => setFolded(false)} />;
  },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Adresse de livraison' }));
    await expect(group.getByText(/^Camille Roussel, 06/)).toBeVisible();
    await expect(group.queryByRole('textbox')).toBeNull();
    await userEvent.click(group.getByRole('button', { name: 'Modifier l’adresse de livraison' }));
    await expect(group.getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
    await expect(group.getByRole('textbox', { name: 'Ville' })).toHaveValue('Nantes');
  },
};

/** Values from the profile get their advice from the start. */
export const ProfileLooksWrong: Story = {
  args: { value: { ...addresses.camille, postalCode: '97400' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code postal' })).toHaveAccessibleDescription(
      'Nous ne livrons pas outre-mer.',
    );
  },
};
