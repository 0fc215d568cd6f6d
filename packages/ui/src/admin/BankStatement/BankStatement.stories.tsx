import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { BankStatement } from './BankStatement.tsx';

const orderOf = (number: string, name: string, totalPrice: number) => ({
  _id: number,
  orderNumber: `CMD-2026-0${number}`,
  totalPrice,
  user: { _id: name, name, email: '' },
});
const camille = orderOf('11', 'Camille Durand', 28.8);
const nathan = orderOf('12', 'Nathan Leroy', 48.17);
const [léa, noé] = [orderOf('13', 'Léa Roux', 9), orderOf('14', 'Noé Petit', 9)];
const transferOf = (amount: number, text: string) => ({ day: '2026-01-15', amount, text });

const sure = {
  transfer: transferOf(28.8, 'VIR DURAND CMD-2026-011'),
  candidates: [{ order: camille, reason: 'number' as const }],
  sure: camille,
};
const byName = {
  transfer: transferOf(48.17, 'VIR NATHAN LEROY'),
  candidates: [{ order: nathan, reason: 'name' as const }],
};
const byAmount = {
  transfer: transferOf(9, 'VIREMENT INSTANTANE'),
  candidates: [léa, noé].map((order) => ({ order, reason: 'amount' as const })),
};

const meta = {
  title: 'Admin/Orders/BankStatement',
  id: 'admin-bankstatement',
  tags: ['new'],
  component: BankStatement,
  args: { matches: [sure, byName, byAmount], onFile: fn(), onReceive: fn(async () => true) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof BankStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is sure is ticked, and counts in the button; the rest is ticked by hand. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /CMD-2026-011.*numéro reconnu/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /CMD-2026-012.*même nom/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /CMD-2026-014/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Enregistrer 2 paiements \(37,80\s€\)$/ }));
    await expect(args.onReceive).toHaveBeenCalledWith(
      new Map([
        [camille, sure.transfer],
        [noé, byAmount.transfer],
      ]),
    );
  },
};

/** Nothing to record without a tick. */
export const Unticked: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /CMD-2026-011/ }));
    await expect(canvas.getByRole('button', { name: 'Enregistrer les paiements' })).toBeDisabled();
  },
};

/** A statement that is read again says what was recorded; what can’t be read is named. */
export const ReadAgain: Story = {
  args: {
    matches: [
      { transfer: sure.transfer, candidates: [], note: 'CMD-2026-011 est déjà payée.' },
      { transfer: transferOf(3, 'VIR INCONNU'), candidates: [] },
    ],
    faults: ['Ligne 6 (VIR LEROY)\u00a0: le montant en euros n’est pas lisible.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CMD-2026-011 est déjà payée.')).toBeVisible();
    await expect(canvas.getByText('Aucune commande en attente de ce montant.')).toBeVisible();
    await expect(canvas.getByText(/^Ligne 6 \(VIR LEROY\)/)).toBeVisible();
  },
};

/** Before a file is chosen, or when it is no statement. */
export const Refused: Story = {
  args: { matches: undefined, problem: 'Ce fichier n’est pas un relevé CAMT.053 ou CSV.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Relevé (CAMT.053 ou CSV)');
    await expect(field).toHaveAccessibleDescription(/n’est pas un relevé/);
    const file = new File(['Date;Libellé;Montant'], 'releve.csv', { type: 'text/csv' });
    await userEvent.upload(field, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const Empty: Story = {
  args: { matches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun virement reçu dans ce relevé' })).toBeVisible();
  },
};
