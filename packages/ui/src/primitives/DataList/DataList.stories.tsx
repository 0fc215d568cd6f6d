import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock3 } from 'lucide';
import { expect, within } from 'storybook/test';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { DataList } from './DataList.tsx';

const meta = {
  title: 'Primitives/DataList',
  tags: ['stable'],
  component: DataList,
  args: {
    items: [
      { label: 'Numéro de commande', value: <strong>CMD-2026-006</strong> },
      { label: 'Date', value: '15 janvier 2026' },
      {
        label: 'Statut',
        value: (
          <StatusPill tone="caution" shape={Clock3}>
            En attente
          </StatusPill>
        ),
      },
      { label: 'Paiement', value: 'Carte bancaire' },
      { label: 'Livraison', value: 'En préparation' },
      { label: 'Adresse de livraison', value: '14 rue des Tanneurs, 44000 Nantes, France' },
    ],
    style: { maxWidth: 850 },
  },
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    await expect(terms.map((term) => term.textContent)).toContain('Numéro de commande');
  },
};

/** A number in groups wraps between two of them, into lines of about the same length. */
export const GroupedNumber: Story = {
  args: { items: [{ label: 'IBAN', value: 'FR76 3000 6000 0112 3456 7890 189' }], style: { maxWidth: '14rem' } },
  play: async ({ canvas }) => {
    const number = canvas.getByText(/^FR76/).firstChild as Text;
    const text = document.createRange();
    text.selectNodeContents(number);
    const lines = [...text.getClientRects()].map(({ width }) => width);
    await expect(lines).toHaveLength(2);
    await expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) / 2);
    for (const { index, 0: group } of number.data.matchAll(/\S+/g)) {
      text.setStart(number, index);
      text.setEnd(number, index + group.length);
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};

export const Single: Story = {
  args: { items: [{ label: 'Date', value: '15 janvier 2026' }] },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date').tagName).toBe('DT');
    await expect(canvas.getByText('15 janvier 2026').tagName).toBe('DD');
  },
};
