import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { OrderPayment } from './OrderPayment.tsx';

const meta = {
  title: 'Admin/OrderPayment',
  tags: ['stable'],
  component: OrderPayment,
  args: { status: 'pending', method: 'bank-transfer', onReceive: fn(), onPaid: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof OrderPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Virement bancaire')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Paiement reçu' }));
    await expect(args.onReceive).toHaveBeenCalledOnce();
  },
};

/** A paid order is refunded after a confirmation. */
export const Paid: Story = {
  args: { status: 'paid', reference: 'VIR 118', invoiceNumber: 'F-2026-000012' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('F-2026-000012')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onPaid).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Rembourser' }));
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledWith({ paymentStatus: 'refunded' }));
  },
};

export const Refunded: Story = {
  args: {
    status: 'refunded',
    invoiceNumber: 'F-2026-000012',
    creditNumber: 'A-2026-000003',
    onCreditNote: fn(async () => true),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('A-2026-000003')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger l’avoir' }));
    await expect(args.onCreditNote).toHaveBeenCalledOnce();
  },
};

/** For users who may see payments but not change them. */
export const ReadOnly: Story = {
  render: ({ onReceive: _r, onPaid: _p, ...args }) => <OrderPayment {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En attente')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Money that a provider took goes back through that provider; here it is noted. */
export const PaidByCard: Story = {
  args: { status: 'paid', method: 'card', reference: '000042', invoiceNumber: 'F-2026-000012' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/rendu dans le back-office du prestataire/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Rembourser' }));
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledWith({ paymentStatus: 'refunded' }));
  },
};
