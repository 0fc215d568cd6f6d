import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { BulkStatus } from './BulkStatus.tsx';

const orders = ['11', '12', '13'].map((number) => ({
  _id: number,
  orderNumber: `CMD-2026-0${number}`,
  status: 'processing',
  warnings: [],
}));
const unpaid = { _id: '14', orderNumber: 'CMD-2026-014', status: 'processing', warnings: ['unpaid' as const] };

const meta = {
  title: 'Admin/Orders/BulkStatus',
  id: 'admin-bulkstatus',
  tags: ['new'],
  component: BulkStatus,
  args: { orders, onStatusChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof BulkStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const MenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut (3)' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Expédiée' })).toBeVisible();
  },
};

export const ChangesAll: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut (3)' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Expédiée' }));
    const question = await screen.findByRole('alertdialog', { name: /^3 commandes\s: Expédiée/ });
    await expect(question).toHaveTextContent(
      'CMD-2026-011, CMD-2026-012, CMD-2026-013. Les clients reçoivent un e-mail.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Changer le statut' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('shipped', orders);
  },
};

/** Nothing is changed before the question is answered. */
export const Dismissed: Story = {
  args: { orders: orders.slice(0, 1) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut (1)' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Annulée' }));
    const question = await screen.findByRole('alertdialog', { name: /^1 commande\s: Annulée/ });
    await expect(question).toHaveTextContent('Les articles retournent en stock.');
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await expect(args.onStatusChange).not.toHaveBeenCalled();
  },
};

/** What isn’t paid isn’t sent with the others. */
export const LeavesUnpaid: Story = {
  args: { orders: [...orders, unpaid] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut (4)' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Expédiée' }));
    const question = await screen.findByRole('alertdialog', { name: /^3 commandes\s: Expédiée/ });
    await expect(question).toHaveTextContent(/Reste comme elle est\s: CMD-2026-014 \(pas payée\)\./);
    await userEvent.click(within(question).getByRole('button', { name: 'Changer le statut' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('shipped', orders);
  },
};

/** Where all stay, there is nothing to confirm. */
export const LeavesAll: Story = {
  tags: ['!autodocs'],
  args: { orders: [unpaid] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut (1)' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Expédiée' }));
    const question = await screen.findByRole('alertdialog', { name: /^0 commande\s: Expédiée/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Fermer' }));
    await expect(args.onStatusChange).not.toHaveBeenCalled();
  },
};
