import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ValueCards } from './ValueCards.tsx';

const meta = {
  title: 'Content/ValueCards',
  tags: ['stable'],
  component: ValueCards,
  args: {
    values: [
      {
        title: 'La justesse',
        text: 'Un goût se reconnaît les yeux fermés, ou ne sort pas de l’atelier.',
      },
      {
        title: 'La clarté',
        text: 'Tout ce qui est dans le flacon est écrit sur l’étiquette.',
      },
      {
        title: 'Le soin',
        text: 'Une personne répond, en 24 à 48 heures, du lundi au samedi.',
      },
    ],
  },
} satisfies Meta<typeof ValueCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
