import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { BulkStatus } from './BulkStatus.tsx';

const meta = {
  title: 'Admin/BulkStatus',
  tags: ['new'],
  component: BulkStatus,
  args: { count: 3, onStatusChange: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof BulkStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const ChangesAll: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut (3)' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Expédiée' }));
    const question = await screen.findByRole('alertdialog', { name: /^3 commandes\s: Expédiée/ });
    await expect(question).toHaveTextContent('Les clients reçoivent un e-mail.');
    await userEvent.click(within(question).getByRole('button', { name: 'Changer le statut' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('shipped');
  },
};

/** Nothing is changed before the question is answered. */
export const Dismissed: Story = {
  args: { count: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut (1)' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Annulée' }));
    const question = await screen.findByRole('alertdialog', { name: /^1 commande\s: Annulée/ });
    await expect(question).toHaveTextContent('Les articles retournent en stock.');
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await expect(args.onStatusChange).not.toHaveBeenCalled();
  },
};
