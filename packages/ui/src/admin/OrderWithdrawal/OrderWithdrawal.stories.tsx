import { frozenNow } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { OrderWithdrawal } from './OrderWithdrawal.tsx';

const meta = {
  title: 'Admin/Orders/OrderWithdrawal',
  id: 'admin-orderwithdrawal',
  tags: ['new'],
  component: OrderWithdrawal,
  args: {
    orderNumber: 'CMD-2026-012',
    withdrawal: {
      receivedAt: frozenNow,
      reason: 'Le parfum ne me plaît pas.',
      status: 'received',
      refundBy: '2026-01-29',
    },
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { maxWidth: '40rem' },
} satisfies Meta<typeof OrderWithdrawal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Rétractation' });
    await expect(banner).toHaveTextContent(
      /renoncé à cette commande le 15 janvier 2026\. Rétractation reçue\. À rembourser avant le 29 janvier 2026\./,
    );
    await expect(banner).toHaveTextContent(/Motif\s: Le parfum ne me plaît pas\./);
    await expect(within(banner).getByRole('link', { name: 'Traiter la rétractation' })).toHaveAttribute(
      'href',
      '/admin/retractations?recherche=CMD-2026-012',
    );
  },
};

/** Nothing is due any more. */
export const Refused: Story = {
  args: { withdrawal: { receivedAt: frozenNow, status: 'refused' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Rétractation' });
    await expect(banner).toHaveTextContent('Rétractation refusée.');
    await expect(banner).not.toHaveTextContent('À rembourser');
    await expect(within(banner).getByRole('link', { name: 'Voir la rétractation' })).toBeVisible();
  },
};
