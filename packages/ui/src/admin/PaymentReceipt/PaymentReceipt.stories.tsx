import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';

const orderOf = (number: string, name: string, totalPrice: number, status = 'pending', paymentStatus = 'pending') => ({
  _id: number,
  orderNumber: `CMD-2026-0${number}`,
  status,
  paymentStatus,
  totalPrice,
  user: { _id: name, name, email: '' },
});
const camille = orderOf('11', 'Camille Durand', 28.8);
const nathan = orderOf('12', 'Nathan Leroy', 48.17);

const meta = {
  title: 'Admin/Orders/PaymentReceipt',
  id: 'admin-paymentreceipt',
  tags: ['new'],
  component: PaymentReceipt,
  args: { orders: [camille], onReceive: fn(async () => true), onClose: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof PaymentReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One transfer, with the bank’s reference. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: /^CMD-2026-011\s: paiement reçu/ });
    await expect(dialog).toHaveTextContent(/CMD-2026-011, Camille Durand28,80\s€/);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Référence du paiement/ }), ' VIR 118 ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Paiement reçu' }));
    await expect(args.onReceive).toHaveBeenCalledWith([camille], 'VIR 118');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** What isn’t awaited is named, and stays as it is. */
export const Several: Story = {
  args: {
    orders: [
      camille,
      nathan,
      orderOf('13', 'Inès Faure', 12.9, 'pending', 'paid'),
      orderOf('14', 'Léo Roux', 9, 'cancelled'),
    ],
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: /^2 paiements reçus/ });
    await expect(dialog).toHaveTextContent(
      /Restent comme elles sont\s: CMD-2026-013 \(déjà payée\), CMD-2026-014 \(annulée\)\./,
    );
    await expect(dialog).toHaveTextContent(/Total76,97\s€/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Paiements reçus' }));
    await expect(args.onReceive).toHaveBeenCalledWith([camille, nathan]);
  },
};

/** Money that came too late is recorded, to be paid back. */
export const Cancelled: Story = {
  args: { orders: [orderOf('14', 'Léo Roux', 9, 'cancelled')] },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/annulée\s: l’argent reçu sera à rembourser/);
  },
};

export const NothingAwaited: Story = {
  tags: ['!autodocs'],
  args: { orders: [orderOf('13', 'Inès Faure', 12.9, 'pending', 'paid')] },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Aucun paiement attendu' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onReceive).not.toHaveBeenCalled();
  },
};

/** What couldn’t be saved stays, with what was typed. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: { onReceive: fn(async () => false) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const reference = within(dialog).getByRole('textbox', { name: /^Référence du paiement/ });
    await userEvent.type(reference, 'VIR 118');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Paiement reçu' }));
    await waitFor(() => expect(args.onReceive).toHaveBeenCalledOnce());
    await expect(reference).toHaveValue('VIR 118');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
