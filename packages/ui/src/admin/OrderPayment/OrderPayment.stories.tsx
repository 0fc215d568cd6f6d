import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { OrderPayment } from './OrderPayment.tsx';

const meta = {
  title: 'Admin/Orders/OrderPayment',
  id: 'admin-orderpayment',
  tags: ['stable'],
  component: OrderPayment,
  args: { status: 'pending', method: 'bank-transfer', onReceive: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
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

/** What a paid order was paid back is chosen in a dialog of its own. */
export const Paid: Story = {
  args: {
    status: 'paid',
    reference: 'VIR 118',
    invoiceNumber: 'F-2026-000012',
    onRefund: fn(),
    onDocument: fn(async () => true),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger la facture F-2026-000012' }));
    await expect(args.onDocument).toHaveBeenCalledWith('F-2026-000012');
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser' }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
  },
};

/** Each credit note is a file; more can be paid back. */
export const RefundedInParts: Story = {
  args: {
    ...Paid.args,
    refunds: [
      { number: 'A-2026-000003', totalPrice: 21.59 },
      { number: 'A-2026-000007', totalPrice: 4.99 },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^26,58\s€$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger l’avoir A-2026-000007' }));
    await expect(args.onDocument).toHaveBeenCalledWith('A-2026-000007');
    await expect(canvas.getByRole('button', { name: 'Rembourser' })).toBeVisible();
  },
};

export const Refunded: Story = {
  args: { ...Paid.args, status: 'refunded', refunds: [{ number: 'A-2026-000003', totalPrice: 48.17 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Télécharger l’avoir A-2026-000003' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rembourser' })).not.toBeInTheDocument();
  },
};

/** For users who may see payments but not change them. */
export const ReadOnly: Story = {
  render: ({ onReceive: _r, ...args }) => <OrderPayment {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En attente')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
