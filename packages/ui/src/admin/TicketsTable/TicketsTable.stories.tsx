import { ownerTickets } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { TicketsTable } from './TicketsTable.tsx';

const meta = {
  title: 'Admin/Customers/TicketsTable',
  id: 'admin-ticketstable',
  tags: ['stable'],
  component: TicketsTable,
  args: { tickets: ownerTickets },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof TicketsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Tickets' }));
    await expect(table.getByRole('link', { name: 'Bouchon abîmé' })).toHaveAttribute('href', '/admin/support/ticket-2');
    await expect(table.getByRole('row', { name: /Revendre vos produits/ })).toHaveTextContent('Ouvert');
    await expect(canvas.getByText('2 tickets')).toBeVisible();
  },
};

/** On a phone the rows are cards with the same facts. */
export const OnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: /Bouchon abîmé/ });
    for (const fact of ['Inès Faure', 'En attente', '15/01/2026 10:00']) await expect(card).toHaveTextContent(fact);
  },
};

export const Empty: Story = {
  args: { tickets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun ticket trouvé')).toBeVisible();
  },
};
