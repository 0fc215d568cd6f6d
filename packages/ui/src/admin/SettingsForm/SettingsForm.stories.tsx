import { standardSettings } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { SettingsForm, type SettingsFormProps } from './SettingsForm.tsx';

const meta = {
  title: 'Admin/Settings/SettingsForm',
  id: 'admin-settingsform',
  tags: ['stable'],
  component: SettingsForm,
  args: {
    settings: standardSettings,
    onSave: fn<SettingsFormProps['onSave']>(async () => true),
    onUnsavedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof SettingsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Frais de livraison (€)' })).toHaveValue('4,99');
    await expect(canvas.getByText('Rien ne change.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
  },
};

/** What will change is shown before it is saved. */
export const EffectShown: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const fee = canvas.getByRole('textbox', { name: 'Frais de livraison (€)' });
    await userEvent.clear(fee);
    await userEvent.type(fee, '5,99');
    await expect(canvas.getByRole('list', { name: 'Ce qui change' })).toHaveTextContent(
      /Frais de livraison\s: 4,99\s€ → 5,99\s€.*Un panier de 40,00\s€ paie\s: 52,99\s€ → 53,99\s€/,
    );
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith({ version: 1, shipping: { fee: 5.99 } }, expect.any(Function));
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};

export const Wrong: Story = {
  parameters: framed(640),
  play: async ({ args, canvas }) => {
    const fee = canvas.getByRole('textbox', { name: 'Frais de livraison (€)' });
    await userEvent.clear(fee);
    await userEvent.type(fee, 'offerts');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(fee).toHaveFocus();
    await expect(fee).toHaveAccessibleDescription('Indiquez un montant en euros, comme 4,99.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An account, a number or an address that can't be right is marked, and says what to do. */
export const Mistyped: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const iban = canvas.getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(iban, 'FR76 1234 5678 9012');
    await userEvent.type(canvas.getByRole('textbox', { name: 'SIRET' }), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByRole('textbox', { name: 'SIRET' })).toHaveFocus();
    await expect(iban).toHaveAccessibleDescription(/^Recopiez l’IBAN de votre RIB/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Customers will pay to another account: the password is asked for, and a wrong one is marked. */
export const AnotherIban: Story = {
  tags: ['!autodocs'],
  args: {
    onSave: fn<SettingsFormProps['onSave']>(async ({ password }, refuse) => {
      if (password === 'Un-Port-Au-Matin') return true;
      refuse('password', 'Le mot de passe actuel est incorrect.');
      return false;
    }),
  },
  play: async ({ args, canvas, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'IBAN' }), 'fr7630006000011234567890189');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Changer l’IBAN\u00a0?' }));
    const password = dialog.getByLabelText('Votre mot de passe');
    const change = dialog.getByRole('button', { name: 'Changer l’IBAN' });
    await expect(dialog.getByText(/FR76 3000 6000 0112 3456 7890 189/)).toBeVisible();
    await step('Without a password, and with a wrong one', async () => {
      await userEvent.click(change);
      await expect(password).toHaveAccessibleDescription('Indiquez votre mot de passe.');
      await userEvent.type(password, 'Un-Port');
      await userEvent.click(change);
      await expect(password).toHaveAccessibleDescription('Le mot de passe actuel est incorrect.');
    });
    await step('With the right one', async () => {
      await userEvent.type(password, '-Au-Matin');
      await expect(password).not.toHaveAccessibleDescription();
      await userEvent.click(change);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(args.onSave).toHaveBeenLastCalledWith(
        { version: 1, bankTransfer: { iban: 'FR7630006000011234567890189' }, password: 'Un-Port-Au-Matin' },
        expect.any(Function),
      );
      await expect(canvas.getByText('Rien ne change.')).toBeVisible();
    });
  },
};

/** What was typed stays when it could not be saved. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: {
    onSave: fn<SettingsFormProps['onSave']>(async (_change, refuse) => {
      refuse('hours', 'Le champ «\u00a0Horaires\u00a0» contient des caractères interdits.');
      return false;
    }),
  },
  play: async ({ args, canvas }) => {
    const hours = canvas.getByRole('textbox', { name: 'Horaires' });
    await userEvent.type(hours, 'De 9 h à 18 h');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(hours).toHaveValue('De 9 h à 18 h');
    await expect(hours).toHaveFocus();
    await expect(hours).toHaveAccessibleDescription(/contient des caractères interdits/);
  },
};

export const PutBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Nom de la boutique' });
    await userEvent.type(name, ' bis');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'TVA comprise dans les prix' }));
    // Two settings, and four carts that pay otherwise.
    await expect(canvas.getAllByText(/→/)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Tout remettre' }));
    await expect(name).toHaveValue('Maison Nuée');
    await expect(canvas.getByText('Rien ne change.')).toBeVisible();
  },
};

/** Another owner was faster: both are shown, and what was typed goes over the new settings only when that is chosen. */
export const ChangedByAnother: Story = {
  render: function Changing(args) {
    const [settings, setSettings] = useState(args.settings);
    return (
      <>
        <Button
          size="sm"
          onClick={() => setSettings({ ...settings, shipping: { fee: 5.49, freeAbove: 60 }, version: 2 })}
        >
          Autre propriétaire
        </Button>
        <SettingsForm {...args} settings={settings} />
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    const fee = canvas.getByRole('textbox', { name: 'Frais de livraison (€)' });
    await step('Types, while another owner saves', async () => {
      await userEvent.clear(fee);
      await userEvent.type(fee, '5,99');
      await userEvent.click(canvas.getByRole('button', { name: 'Autre propriétaire' }));
      await expect(canvas.getByRole('radio', { name: 'Votre saisie\u00a0: 5,99\u00a0€' })).toBeChecked();
      await expect(fee).toHaveValue('5,99');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Overwrites the new settings', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continuer avec ces choix' }));
      await expect(canvas.getByRole('list', { name: 'Ce qui change' })).toHaveTextContent('5,49 € → 5,99 €');
      await expect(canvas.getByRole('textbox', { name: 'Livraison offerte au-dessus de (€)' })).toHaveValue('60,00');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith({ version: 2, shipping: { fee: 5.99 } }, expect.any(Function));
  },
};

/** The shop takes no orders for a time; a day that can't be right is refused at its field. */
export const HolidaysPlanned: Story = {
  tags: ['!autodocs'],
  args: {
    onSave: fn<SettingsFormProps['onSave']>(async (_change, refuse) => {
      refuse('holidays.to', 'Le dernier jour vient avant le premier.');
      return false;
    }),
  },
  play: async ({ args, canvas }) => {
    const last = canvas.getByLabelText('Dernier jour de fermeture');
    await userEvent.type(canvas.getByLabelText('Premier jour de fermeture'), '2026-08-01');
    await userEvent.type(last, '2026-07-15');
    await expect(canvas.getByRole('list', { name: 'Ce qui change' })).toHaveTextContent(
      /Premier jour de fermeture\s: aucun → 1 août 2026/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      { version: 1, holidays: { from: '2026-08-01', to: '2026-07-15' } },
      expect.any(Function),
    );
    await waitFor(() => expect(last).toHaveAccessibleDescription('Le dernier jour vient avant le premier.'));
  },
};
