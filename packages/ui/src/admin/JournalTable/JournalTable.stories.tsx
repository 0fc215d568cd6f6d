import { journalEntries } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { JournalTable } from './JournalTable.tsx';

const meta = {
  title: 'Admin/Settings/JournalTable',
  id: 'admin-journaltable',
  tags: ['stable'],
  component: JournalTable,
  args: { entries: journalEntries },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof JournalTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Journal' }));
    const row = table.getByRole('row', { name: /Statut de commande/ });
    await expect(row).toHaveTextContent('CMD-2026-012');
    await expect(row).toHaveTextContent('En attente → Expédiée');
    await expect(row).toHaveTextContent('claire@maison-nuee.example');
    await expect(table.getByRole('row', { name: /Paramètres/ })).toHaveTextContent(
      'Frais de livraison : 4,99 € → 5,99 €',
    );
    await expect(canvas.getByText('2 changements')).toBeVisible();
  },
};

export const OnPhone: Story = {
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: /Statut de commande/ });
    for (const fact of ['En attente → Expédiée', 'claire@maison-nuee.example', '15/01/2026 10:00'])
      await expect(card).toHaveTextContent(fact);
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun changement trouvé')).toBeVisible();
  },
};
