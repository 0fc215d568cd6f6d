import { ownerWithdrawals } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { WithdrawalsTable } from './WithdrawalsTable.tsx';

const meta = {
  title: 'Admin/Orders/WithdrawalsTable',
  id: 'admin-withdrawalstable',
  tags: ['new'],
  component: WithdrawalsTable,
  args: { withdrawals: ownerWithdrawals, onStatusChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
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
    await expect(table.getByRole('row', { name: /CMD-2026-012/ })).toHaveTextContent(
      'ReçueÀ rembourser avant le 29 janvier 2026',
    );
    const ofNoOrder = table.getByRole('row', { name: /CMD-2026-999/ });
    await expect(ofNoOrder).toHaveTextContent(/Aucune commande à ce numéro/);
    await expect(ofNoOrder).not.toHaveTextContent('À rembourser');
    const refused = table.getByRole('row', { name: /CMD-2026-008/ });
    await expect(refused).toHaveTextContent(/Refus\s: Le flacon a été ouvert\./);
    await expect(refused).not.toHaveTextContent('À rembourser');
    await expect(canvas.getByText('3 rétractations')).toBeVisible();
  },
};

/** What becomes of a declaration is said in the menu of its row. */
export const ChangesStatus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour CMD-2026-012' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Reçue' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Renvoyée' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith(ownerWithdrawals[0], 'returned');
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
