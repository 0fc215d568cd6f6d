import { removeFavorite } from '@nuee/domain';
import { favorites } from '@nuee/domain/samples/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FavoriteCard } from '../FavoriteCard/FavoriteCard.tsx';
import { FavoriteGrid } from './FavoriteGrid.tsx';

const meta = {
  title: 'Account/FavoriteGrid',
  tags: ['stable'],
  component: FavoriteGrid,
  args: {
    favorites,
    catalogueHref: '/catalogue',
    children: (favorite) => <FavoriteCard favorite={favorite} onAdd={fn()} onRemove={fn()} />,
  },
} satisfies Meta<typeof FavoriteGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
    await expect(names).toEqual(['Vanille Bourbon', 'Menthe Glaciale', 'Caramel Beurre Salé']);
  },
};

export const Single: Story = {
  args: { favorites: favorites.slice(0, 1) },

  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: { favorites: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun favori' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/catalogue');
  },
};

/** Favourites are removed one by one; the focus stays in the list. */
export const Removed: Story = {
  tags: ['!autodocs'],
  render: function Shortened(args) {
    const [kept, setKept] = useState(args.favorites);
    return (
      <FavoriteGrid {...args} favorites={kept}>
        {(favorite) => (
          <FavoriteCard favorite={favorite} onAdd={fn()} onRemove={() => setKept(removeFavorite(kept, favorite._id))} />
        )}
      </FavoriteGrid>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Favoris' });
    for (const { name } of favorites) {
      await userEvent.click(canvas.getByRole('button', { name: `Retirer ${name} des favoris` }));
      await expect(canvas.queryByRole('article', { name })).not.toBeInTheDocument();
      await expect(document.activeElement).toContainElement(canvas.queryByRole('list') ?? canvas.getByRole('heading'));
    }
    await expect(list).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Aucun favori' })).toBeVisible();
  },
};
