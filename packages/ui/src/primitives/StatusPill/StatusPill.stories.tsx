import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleQuestionMark, CircleX, Clock3, PackageOpen, Truck } from 'lucide';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { StatusPill } from './StatusPill.tsx';

const meta = {
  title: 'Primitives/StatusPill',
  tags: ['stable'],
  component: StatusPill,
  args: { tone: 'caution', shape: Clock3, children: 'En attente' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Info: Story = {
  args: { tone: 'info', shape: PackageOpen, children: 'En préparation' },
};

export const Accent: Story = { args: { tone: 'accent', shape: Truck, children: 'Expédiée' } };

export const Positive: Story = { args: { tone: 'positive', shape: CircleCheck, children: 'Livrée' } };

export const Critical: Story = { args: { tone: 'critical', shape: CircleX, children: 'Annulée' } };

export const Neutral: Story = { args: { tone: 'neutral', shape: CircleQuestionMark, children: 'Inconnu' } };

export const OutlinedPositive: Story = { args: { variant: 'outlined', tone: 'positive', children: 'Payée' } };

export const OutlinedCaution: Story = { args: { variant: 'outlined', tone: 'caution' } };

export const OutlinedCritical: Story = { args: { variant: 'outlined', tone: 'critical', children: 'Échouée' } };

export const OutlinedNeutral: Story = { args: { variant: 'outlined', tone: 'neutral', children: 'Remboursée' } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={StatusPill}
      args={args}
      stories={{
        Default,
        Info,
        Accent,
        Positive,
        Critical,
        Neutral,
        OutlinedPositive,
        OutlinedCaution,
        OutlinedCritical,
        OutlinedNeutral,
      }}
    />
  ),
  /** The words are read aloud and the icon is hidden: colour is never the only difference. */
  play: async ({ canvas }) => {
    const words = ['En préparation', 'Expédiée', 'Livrée', 'Annulée', 'Inconnu', 'Payée', 'Échouée', 'Remboursée'];
    for (const word of words) {
      const pill = canvas.getByText(word).parentElement as HTMLElement;
      await expect(pill).toHaveTextContent(new RegExp(`^${word}$`));
      const sign = pill.querySelector('svg') ?? pill;
      const { width } = getComputedStyle(sign, sign === pill ? '::before' : null);
      await expect(width).toBe(sign === pill ? '8px' : '15px');
    }
  },
};
