import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { WaitingList } from './WaitingList.tsx';

const meta = {
  title: 'Admin/Dashboard/WaitingList',
  id: 'admin-waitinglist',
  tags: ['stable'],
  component: WaitingList,
  args: {
    waiting: { transfers: 3, toShip: 12, refunds: 1, lowStock: 1, tickets: 2, withdrawals: 2, refundDays: 3, mails: 0 },
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '26rem' },
} satisfies Meta<typeof WaitingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'virements à rapprocher' })).toHaveAttribute(
      'href',
      '/admin/commandes?paiement=awaited',
    );
    await expect(canvas.getByRole('link', { name: 'commandes à expédier' })).toHaveAttribute(
      'href',
      '/admin/commandes?statut=toShip',
    );
    await expect(canvas.getByRole('link', { name: 'remboursement à faire' })).toHaveAttribute(
      'href',
      '/admin/commandes?statut=toRefund',
    );
    await expect(canvas.getByRole('link', { name: 'produit en stock faible' })).toHaveAttribute(
      'href',
      '/admin/produits?etat=lowStock',
    );
    await expect(canvas.getByRole('link', { name: 'tickets sans réponse' })).toHaveAttribute(
      'href',
      '/admin/support?statut=open',
    );
    await expect(canvas.getByRole('link', { name: 'rétractations à traiter' })).toHaveAttribute(
      'href',
      '/admin/retractations?statut=waiting',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^2rétractations à traiter, encore 3\sjours$/);
  },
};

/** The money should have gone back already. */
export const Late: Story = {
  args: {
    waiting: { transfers: 0, toShip: 0, refunds: 0, lowStock: 0, tickets: 0, withdrawals: 1, refundDays: -2, mails: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('rétractation à traiter, délai dépassé');
  },
};

export const Nothing: Story = {
  args: { waiting: { transfers: 0, toShip: 0, refunds: 0, lowStock: 0, tickets: 0, withdrawals: 0, mails: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rien n’attend pour le moment.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** Nobody is written to until the server answers again. */
export const MailServerAway: Story = {
  args: { waiting: { transfers: 0, toShip: 0, refunds: 0, lowStock: 0, tickets: 0, withdrawals: 0, mails: 3 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^e-mails en attente\s: le serveur d’e-mails ne répond pas$/ }),
    ).toHaveAttribute('href', '/admin/e-mails?statut=waiting');
  },
};
