import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { AddressBook } from './AddressBook.tsx';

const home = { street: '14 rue des Tanneurs', postalCode: '44000', city: 'Nantes', country: 'France' };
const work = { street: '3 quai de la Fosse', postalCode: '44000', city: 'Nantes', country: 'France' };
const mother = { street: '8 allée des Érables', postalCode: '29200', city: 'Brest', country: 'France' };
const all = [home, work, mother];

const meta = {
  title: 'Account/AddressBook',
  tags: ['new'],
  component: AddressBook,
  args: { addresses: all, onAddressesChange: fn(async () => true) },
} satisfies Meta<typeof AddressBook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Adresses enregistrées' })).getAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent('Par défaut');
    await expect(second).not.toHaveTextContent('Par défaut');
  },
};

export const PreferredAndRemoved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Définir par défaut.*Brest/ }));
    await expect(args.onAddressesChange).toHaveBeenLastCalledWith([mother, home, work], 'preferred');
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer.*quai de la Fosse/ }));
    await expect(args.onAddressesChange).toHaveBeenLastCalledWith([mother, home], 'removed');
  },
};

/** The form begins with the address, and gives the focus back to « Ajouter une adresse ». */
export const Changed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const street = () => canvas.getByRole('textbox', { name: 'Adresse' });
    await step('The form begins with the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Modifier.*Tanneurs/ }));
      await expect(street()).toHaveFocus();
      await expect(street()).toHaveValue(home.street);
    });
    await step('Saving tells all addresses, and gives the focus back', async () => {
      await userEvent.clear(street());
      await userEvent.type(street(), '16 rue des Tanneurs{Enter}');
      const changed = { ...home, street: '16 rue des Tanneurs' };
      await expect(args.onAddressesChange).toHaveBeenLastCalledWith([changed, work, mother], 'changed');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ajouter une adresse' })).toHaveFocus());
    });
  },
};

/** Case, accents and punctuation don’t make another place of it. */
export const KnownAlready: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une adresse' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse' }), '8, allee des erables');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code postal' }), '29200');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ville' }), 'BREST{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cette adresse est déjà enregistrée.');
    await expect(args.onAddressesChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
};

/** What couldn’t be saved stays in the form. */
export const Refused: Story = {
  parameters: framed(640),
  args: { onAddressesChange: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Modifier.*Brest/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer l’adresse' }));
    await expect(canvas.getByRole('textbox', { name: 'Ville' })).toHaveValue('Brest');
  },
};

/** Another device has changed the addresses, so that a save was refused. */
export const ChangedElsewhere: Story = {
  tags: ['!autodocs'],
  args: { addresses: [work] },
  render: function Render(args) {
    const [addresses, setAddresses] = useState(args.addresses);
    const refuse = async () => {
      setAddresses([home, mother]);
      return false;
    };
    const save = addresses === args.addresses ? refuse : args.onAddressesChange;
    return <AddressBook {...args} addresses={addresses} onAddressesChange={save} />;
  },
  play: async ({ args, canvas, step }) => {
    const street = () => canvas.getByRole('textbox', { name: 'Adresse' });
    await step('What was typed stays, although its address is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Modifier.*quai de la Fosse/ }));
      await userEvent.clear(street());
      await userEvent.type(street(), '5 quai de la Fosse{Enter}');
      await waitFor(() => expect(canvas.getByText(home.street)).toBeVisible());
      await expect(street()).toHaveValue('5 quai de la Fosse');
    });
    await step('Saved again, it stands beside the others', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer l’adresse' }));
      const typed = { ...work, street: '5 quai de la Fosse' };
      await expect(args.onAddressesChange).toHaveBeenLastCalledWith([home, mother, typed], 'added');
    });
  },
};

export const Full: Story = {
  args: { addresses: Array.from({ length: 10 }, (_, number) => ({ ...home, street: `${number + 1} rue Noire` })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ajouter une adresse' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Vous gardez 10 adresses au plus.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucune adresse' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une adresse' }));
    await expect(canvas.getByLabelText('Pays')).toHaveValue('France');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse' }), work.street);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code postal' }), work.postalCode);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ville' }), 'Nantes{Enter}');
    await expect(args.onAddressesChange).toHaveBeenLastCalledWith([work], 'added');
  },
};
