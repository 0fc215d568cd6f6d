import { ownerOrder } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RefundDialog } from './RefundDialog.tsx';

const order = { ...ownerOrder, invoiceNumber: 'F-2026-000012' };

const meta = {
  title: 'Admin/Orders/RefundDialog',
  id: 'admin-refunddialog',
  tags: ['new'],
  component: RefundDialog,
  args: { order, onRefund: fn(async () => true), onDismiss: fn() },
} satisfies Meta<typeof RefundDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog', { name: 'Rembourser la commande CMD-2026-012' }));
const caramel = /^Caramel Beurre Salé, 10\sml/;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, step }) => {
    const dialog = await open();
    await step('One piece: the dialog says what follows', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: caramel }), '1');
      const says = dialog.getByRole('status');
      await expect(says).toHaveTextContent(/Un avoir de 21,59\s€ est émis sur la facture F-2026-000012\./);
      await expect(says).toHaveTextContent('Camille Martin en est informé par e-mail.');
      await expect(says).toHaveTextContent('Rien ne retourne en stock.');
      await expect(says).toHaveTextContent(/faites un virement de 21,59\s€ depuis votre banque/);
    });
    await step('It is put back in stock', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Remettre en stock\s: Caramel/ }));
      await expect(dialog.getByRole('status')).toHaveTextContent('1 flacon en stock de nouveau.');
    });
    await step('It is sent with its reason', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Motif' }), ' Flacon cassé ');
      await userEvent.click(dialog.getByRole('button', { name: /^Rembourser 21,59\s€/ }));
      await expect(args.onRefund).toHaveBeenCalledWith({
        lines: [{ lineId: '3', quantity: 1, restock: true }],
        shipping: 0,
        reason: 'Flacon cassé',
        version: 1,
      });
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

/** « Tout rembourser » fills every field; what has not left goes back in stock. */
export const Whole: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Tout rembourser' }));
    await expect(dialog.getByRole('textbox', { name: 'Frais de port' })).toHaveValue('4,99');
    await expect(dialog.getByRole('status')).toHaveTextContent('La commande est alors entièrement remboursée.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Rétractation');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Référence/ }), 'VIR 7');
    await userEvent.click(dialog.getByRole('button', { name: /^Rembourser 48,17\s€/ }));
    await expect(args.onRefund).toHaveBeenCalledWith({
      lines: [{ lineId: '3', quantity: 2, restock: true }],
      shipping: 4.99,
      reason: 'Rétractation',
      reference: 'VIR 7',
      version: 1,
    });
  },
};

/** No more than is left, and nothing without a reason: each field says so, and nothing is sent. */
export const Refused: Story = {
  args: {
    order: {
      ...order,
      refunds: [
        {
          ...{ number: 'A-2026-000003', createdAt: ownerOrder.createdAt, reason: 'Flacon cassé' },
          ...{ itemsPrice: 17.99, shippingPrice: 0, taxPrice: 3.6, totalPrice: 21.59 },
          lines: [{ lineId: '3', quantity: 1 }],
        },
      ],
    },
  },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: caramel }), '2');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Frais de port' }), '12 rue');
    await userEvent.click(dialog.getByRole('button', { name: 'Rembourser' }));
    await expect(dialog.getByRole('textbox', { name: caramel })).toHaveAccessibleDescription(
      'Il n’en reste que 1 à rembourser.',
    );
    await expect(dialog.getByRole('textbox', { name: 'Frais de port' })).toHaveAccessibleDescription(
      'Indiquez un montant, comme 4,99.',
    );
    await expect(dialog.getByRole('textbox', { name: 'Motif' })).toHaveAccessibleDescription(
      'Dites pourquoi vous remboursez.',
    );
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
};

/** What was cancelled is back in stock already; a card’s money goes back through the provider. */
export const CancelledAndPaidByCard: Story = {
  args: { order: { ...order, status: 'cancelled', paymentMethod: 'card' } },
  play: async () => {
    const dialog = await open();
    await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Tout rembourser' }));
    await expect(dialog.getByRole('status')).toHaveTextContent(
      /L’argent ne part pas d’ici\s: rendez 48,17\s€ dans le back-office du prestataire de paiement\./,
    );
  },
};
