import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HandHeartIcon, LeafIcon, ScrollIcon } from '../../primitives/Icon/icons.tsx';
import { ValueCards } from './ValueCards.tsx';

const meta = {
  title: 'Content/ValueCards',
  tags: ['stable'],
  component: ValueCards,
  args: {
    values: [
      {
        icon: <LeafIcon size={24} />,
        title: 'La justesse',
        text: 'Un goût se reconnaît les yeux fermés, ou ne sort pas de l’atelier.',
      },
      {
        icon: <ScrollIcon size={24} />,
        title: 'La clarté',
        text: 'Tout ce qui est dans le flacon est écrit sur l’étiquette.',
      },
      {
        icon: <HandHeartIcon size={24} />,
        title: 'Le soin',
        text: 'Une personne répond, en 24 à 48 heures, du lundi au samedi.',
      },
    ],
  },
} satisfies Meta<typeof ValueCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
