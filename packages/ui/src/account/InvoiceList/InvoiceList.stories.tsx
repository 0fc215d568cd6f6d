import { frozenNow } from '@nuee/domain/fixtures';
import { invoices } from '@nuee/domain/samples/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InvoiceList } from './InvoiceList.tsx';

const meta = {
  title: 'Account/InvoiceList',
  tags: ['stable'],
  component: InvoiceList,
  args: { invoices: invoices(new Date(frozenNow)) },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const invoice = within(canvas.getByRole('article', { name: 'FAC-2025-102' }));
    await expect(invoice.getByText(/^Commande CMD-2025-102/)).toBeVisible();
    await expect(invoice.getByText(/41,57/)).toBeVisible();
    const download = invoice.getByRole('link', {
      name: 'Télécharger la facture FAC-2025-102 (PDF, nouvel onglet)',
    });
    await expect(download).toHaveAttribute('href', '/factures/facture-specimen.pdf');
    await expect(download).toHaveAttribute('target', '_blank');
  },
};

/** Only the customer may fetch the file of a real invoice: a button requests it. */
export const AskedFor: Story = {
  args: {
    invoices: [
      {
        _id: 'order-2026-006',
        orderNumber: 'CMD-2026-006',
        invoiceNumber: 'F-2026-000004',
        amount: 60.58,
        createdAt: frozenNow,
      },
    ],
    onDownload: fn(async () => true),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger la facture F-2026-000004 (PDF)' }));
    await expect(args.onDownload).toHaveBeenCalledWith(args.invoices[0]);
  },
};

export const Empty: Story = {
  args: { invoices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucune facture' })).toBeVisible();
  },
};
