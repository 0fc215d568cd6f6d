import { frozenNow } from '@nuee/domain/fixtures';
import type { OwnerOrder } from '@nuee/domain/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const at = (minutes: number): string => new Date(Date.parse(frozenNow) + minutes * 60_000).toISOString();

const entries: OwnerOrder['timeline'] = [
  { at: at(0), who: 'customer', what: 'created' },
  { at: at(5), who: 'claire@maison-nuee.example', what: 'payment', from: 'pending', to: 'paid', text: 'VIR 2026-118' },
  { at: at(5), who: 'shop', what: 'invoice', to: 'F-2026-000012' },
  { at: at(9), who: 'claire@maison-nuee.example', what: 'note', text: 'La cliente passera elle-même.\nAppeler avant.' },
  { at: at(30), who: 'claire@maison-nuee.example', what: 'status', from: 'pending', to: 'shipped' },
  { at: at(90), who: 'customer', what: 'withdrawal' },
  { at: at(99), who: 'shop', what: 'credit', to: 'A-2026-000003' },
];

const meta = {
  title: 'Admin/Orders/OrderTimeline',
  id: 'admin-ordertimeline',
  tags: ['stable'],
  component: OrderTimeline,
  args: { entries, onNote: fn(async () => true) },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Historique' })).getAllByRole('listitem');
    await expect(items).toHaveLength(7);
    await expect(items[0]).toHaveTextContent('Avoir A-2026-000003 émis');
    await expect(items[1]).toHaveTextContent('Rétractation demandée');
    await expect(items[2]).toHaveTextContent('Statut : En attente → Expédiée');
    await expect(items[3]).toHaveTextContent('La cliente passera elle-même.');
    await expect(items[5]).toHaveTextContent('Paiement : En attente → Payée (VIR 2026-118)');
    await expect(items[6]).toHaveTextContent('Commande passée15/01/2026 10:00 · Client');
  },
};

export const NoteAdded: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Note interne' });
    const add = canvas.getByRole('button', { name: 'Ajouter la note' });
    await expect(add).toBeDisabled();
    await userEvent.type(note, '  Colis refait.  ');
    await userEvent.click(add);
    await expect(args.onNote).toHaveBeenCalledWith('Colis refait.');
    await waitFor(() => expect(note).toHaveValue(''));
  },
};

/** What was typed stays when it could not be saved. */
export const NoteRefused: Story = {
  tags: ['!autodocs'],
  args: { onNote: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Note interne' });
    await userEvent.type(note, 'Colis refait.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la note' }));
    await waitFor(() => expect(args.onNote).toHaveBeenCalledOnce());
    await expect(note).toHaveValue('Colis refait.');
  },
};

/** A provider in test mode debits nothing. */
export const Rehearsed: Story = {
  args: {
    entries: [
      { at: at(0), who: 'customer', what: 'created' },
      { at: at(1), who: 'gateway', what: 'gateway', to: 'test', text: '000041 (test)' },
    ],
  },
  play: async ({ canvas }) => {
    const [last] = within(canvas.getByRole('list', { name: 'Historique' })).getAllByRole('listitem');
    await expect(last).toHaveTextContent('rien n’est débité, la commande reste impayée (transaction 000041 (test))');
  },
};

/** What its provider told of a card payment, with the number of the transaction and what is left to do. */
export const PaidLate: Story = {
  args: {
    entries: [
      { at: at(0), who: 'customer', what: 'created' },
      { at: at(1), who: 'gateway', what: 'payment', from: 'pending', to: 'failed', text: '000041' },
      { at: at(2), who: 'gateway', what: 'gateway', to: 'verifying', text: '000042' },
      { at: at(3), who: 'customer', what: 'status', from: 'pending', to: 'cancelled' },
      { at: at(4), who: 'gateway', what: 'payment', from: 'pending', to: 'paid', text: '000042' },
      { at: at(4), who: 'gateway', what: 'gateway', to: 'late', text: '000042' },
    ],
  },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Historique' })).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent(/remboursez-le dans le back-office.*transaction 000042.*Prestataire/);
    await expect(items[1]).toHaveTextContent('En attente → Payée (transaction 000042)');
    await expect(items[3]).toHaveTextContent('Paiement en cours de vérification (transaction 000042)');
    await expect(items[4]).toHaveTextContent('En attente → Échouée (transaction 000041)');
  },
};
