import { stockMovements } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Office } from '../Office/Office.tsx';
import { StockMovements } from './StockMovements.tsx';

const meta = {
  title: 'Admin/Products/StockMovements',
  id: 'admin-stockmovements',
  tags: ['new'],
  component: StockMovements,
  args: { movements: stockMovements },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof StockMovements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Mouvements de stock' })).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[0]).toHaveTextContent('+2');
    await expect(items[0]).toHaveTextContent('Annulation CMD-2026-012');
    await expect(items[1]).toHaveTextContent(/−2.*Client/);
    await expect(items[2]).toHaveTextContent(/Stock corrigé.*claire@maison-nuee.example/);
    await expect(canvas.getAllByRole('link', { name: 'CMD-2026-012' })[0]).toHaveAttribute(
      'href',
      '/admin/commandes/order-2026-012',
    );
  },
};

export const LatestOfMany: Story = {
  args: { total: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Les 3 derniers de 120 mouvements')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { movements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun mouvement pour le moment.')).toBeVisible();
  },
};
