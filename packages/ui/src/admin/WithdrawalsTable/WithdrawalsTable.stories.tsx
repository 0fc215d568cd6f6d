import { ownerWithdrawals } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { WithdrawalsTable } from './WithdrawalsTable.tsx';

const meta = {
  title: 'Admin/WithdrawalsTable',
  tags: ['new'],
  component: WithdrawalsTable,
  args: { withdrawals: ownerWithdrawals },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WithdrawalsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Rétractations' }));
    await expect(table.getByRole('link', { name: 'CMD-2026-012' })).toHaveAttribute(
      'href',
      '/admin/commandes/order-2026-012',
    );
    await expect(table.getByRole('row', { name: /CMD-2026-012/ })).toHaveTextContent('avant le 29 janvier 2026');
    await expect(table.getByRole('row', { name: /CMD-2026-999/ })).toHaveTextContent(/Aucune commande à ce numéro/);
    await expect(canvas.getByText('2 rétractations')).toBeVisible();
  },
};

export const OnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: /CMD-2026-012/ });
    for (const fact of ['Inès Faure', 'Le parfum ne me plaît pas.', 'avant le 29 janvier 2026'])
      await expect(card).toHaveTextContent(fact);
  },
};

export const Empty: Story = {
  args: { withdrawals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune rétractation trouvée')).toBeVisible();
  },
};
