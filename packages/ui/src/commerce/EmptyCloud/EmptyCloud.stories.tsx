import { proposed } from '@nuee/domain';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyCloud } from './EmptyCloud.tsx';

const meta = {
  title: 'Commerce/Shared/EmptyCloud',
  id: 'commerce-emptycloud',
  tags: ['new'],
  component: EmptyCloud,
  args: {
    title: 'Aucune commande',
    children: 'Vos commandes apparaîtront ici.',
    action: (
      <Button size="sm" href="#catalogue">
        Découvrir nos produits
      </Button>
    ),
    suggestions: proposed(products),
  },
} satisfies Meta<typeof EmptyCloud>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bottles stand one level below the title in the outline. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Aucune commande' })).toBeVisible();
    const bottles = within(canvas.getByRole('region', { name: 'À découvrir' }));
    await expect(bottles.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(bottles.getByRole('link', { name: 'Fraise des Bois' })).toHaveAttribute(
      'href',
      '/produit/fraise-des-bois',
    );
  },
};

/** Where no bottle would help. */
export const SentenceOnly: Story = {
  args: { title: 'Aucune facture', children: 'Vos factures apparaîtront ici.', action: undefined, suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Aucune facture' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
