import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { Button } from '../Button/Button.tsx';
import { BagIcon, SearchIcon } from '../Icon/icons.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  args: {
    icon: <BagIcon size={32} />,
    title: 'Votre panier est vide',
    children: 'Nos compositions vous attendent.',
    action: (
      <Button size="sm" href="#catalogue">
        Découvrir nos produits
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SecondaryAction: Story = {
  args: {
    icon: <SearchIcon size={32} />,
    title: 'Aucun produit trouvé',
    children: 'Essayez de modifier vos filtres pour voir plus de produits.',
    action: (
      <Button size="sm" variant="secondary">
        Réinitialiser les filtres
      </Button>
    ),
  },
};

export const TitleOnly: Story = {
  args: { level: 3, children: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'Votre panier est vide' })).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States of={EmptyState} args={args} stories={{ Default, SecondaryAction, TitleOnly }} width="20rem" />
  ),
};
