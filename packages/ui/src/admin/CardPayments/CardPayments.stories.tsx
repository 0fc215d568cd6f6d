import type { Cards } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { CardPayments, type CardPaymentsProps } from './CardPayments.tsx';

const since = '2026-01-15T09:00:00.000Z';
const rehearsal: Cards = {
  bank: 'systempay',
  siteId: '12345678',
  mode: 'TEST',
  keys: { TEST: { since }, PRODUCTION: { since } },
};
const key = '1122334455667788';

const meta = {
  title: 'Admin/Settings/CardPayments',
  id: 'admin-cardpayments',
  tags: ['new'],
  component: CardPayments,
  args: {
    cards: { keys: {} },
    notificationUrl: 'https://boutique.example/api/payments/notification',
    onSave: fn<CardPaymentsProps['onSave']>(async () => true),
    onRemove: fn<CardPaymentsProps['onRemove']>(async () => true),
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof CardPayments>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = async (question: string, verb: string): Promise<void> => {
  const asked = within(await screen.findByRole('dialog', { name: question }));
  await userEvent.type(asked.getByLabelText('Votre mot de passe'), 'Un-Port-Au-Matin');
  await userEvent.click(asked.getByRole('button', { name: verb }));
};

/** A shop that takes no cards yet: what is missing is said at its field, and nothing is saved without the password. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/paient par virement/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre les cartes' }));
    await expect(canvas.getByLabelText('Banque')).toHaveAccessibleDescription('Choisissez votre banque.');
    await userEvent.selectOptions(canvas.getByLabelText('Banque'), 'Lyra Collect');
    await userEvent.type(canvas.getByLabelText('Numéro de boutique'), '12345678');
    await userEvent.type(canvas.getByLabelText('Clé de test'), key);
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre les cartes' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await answer('Prendre les cartes\u00a0?', 'Prendre les cartes');
    await expect(args.onSave).toHaveBeenCalledWith(
      { bank: 'lyra', siteId: '12345678', mode: 'TEST', keys: { TEST: key }, password: 'Un-Port-Au-Matin' },
      expect.anything(),
    );
    await expect(canvas.getByLabelText('Clé de test')).toHaveValue('');
  },
};

/** A key is never shown again; before the mode becomes real, the question says where the money goes. */
export const Rehearsal: Story = {
  args: { cards: rehearsal },
  play: async ({ canvas }) => {
    const production = canvas.getByLabelText('Clé de production');
    await expect(production).toHaveValue('');
    await expect(production).toHaveAccessibleDescription(/^Enregistrée le 15 janvier 2026/);
    await expect(canvas.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^Réel/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const asked = await screen.findByRole('dialog', { name: 'Enregistrer le paiement par carte\u00a0?' });
    await expect(asked).toHaveAccessibleDescription(/l’argent va à la boutique 12345678 chez Systempay/);
  },
};

export const Real: Story = {
  tags: ['!autodocs'],
  args: { cards: { ...rehearsal, mode: 'PRODUCTION' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Vos clients paient par carte/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus prendre les cartes' }));
    await answer('Ne plus prendre les cartes\u00a0?', 'Ne plus prendre les cartes');
    await expect(args.onRemove).toHaveBeenCalledWith({ password: 'Un-Port-Au-Matin' }, expect.anything());
  },
};

/** After a restore on another machine. */
export const LostKeys: Story = {
  args: { cards: { ...rehearsal, keys: { TEST: { since, lost: true } } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/la carte n’est plus proposée/);
    await userEvent.type(canvas.getByLabelText('Clé de test'), '1122');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByLabelText('Clé de test')).toHaveAccessibleDescription(/^Recopiez la clé entière/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The variables of the machine stand above the office. */
export const SetOnTheMachine: Story = {
  args: { cards: { fixed: true, siteId: '12345678', mode: 'PRODUCTION', keys: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/par la personne qui a installé la boutique/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
