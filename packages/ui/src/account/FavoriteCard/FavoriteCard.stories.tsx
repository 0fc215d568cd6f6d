import { favorites } from '@nuee/domain/samples/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { addingStatuses } from '../../commerce/BuyBar/BuyBar.tsx';
import { favoriteSelect } from '../../testing/fixtureSelects.ts';
import { States } from '../../testing/States.tsx';
import { FavoriteCard } from './FavoriteCard.tsx';

const [inStock, soldOut, reduced] = favorites;
if (inStock === undefined || soldOut === undefined || reduced === undefined) throw new Error('A sample is missing.');

const meta = {
  title: 'Account/FavoriteCard',
  tags: ['stable'],
  component: FavoriteCard,
  args: { favorite: inStock, onAdd: fn(), onRemove: fn(), style: { maxWidth: '21rem', height: 'auto' } },
  argTypes: { favorite: favoriteSelect, status: { control: 'inline-radio', options: addingStatuses } },
} satisfies Meta<typeof FavoriteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AddedAndRemoved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Vanille Bourbon' }));
    await expect(card.getByRole('link')).toHaveAttribute('href', '/produit/vanille-bourbon');
    const add = card.getByRole('button', { name: 'Ajouter au panier' });
    await expect(add).toHaveAccessibleDescription('Vanille Bourbon');
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole('button', { name: 'Retirer Vanille Bourbon des favoris' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The discount price beside the struck regular one. */
export const Reduced: Story = {
  args: { favorite: reduced },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Promo')).toBeVisible();
    await expect(canvas.getByText(/17,99/)).toBeVisible();
    await expect(canvas.getByText(/19,99/)).toHaveProperty('tagName', 'S');
  },
};

export const SoldOut: Story = {
  args: { favorite: soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rupture')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Indisponible' })).toBeDisabled();
  },
};

export const SoldOutAndReduced: Story = { args: { favorite: { ...reduced, inStock: false } } };

/** A second press does nothing while the first is pending. */
export const Adding: Story = {
  args: { status: 'adding' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Added: Story = {
  args: { status: 'added' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ajouté au panier : Vanille Bourbon');
    await expect(canvas.getByRole('button', { name: 'Ajouté au panier' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    favorite: { ...inStock, name: 'Vanille Bourbon de Madagascar infusée au lait de brebis et au bois de santal' },
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={FavoriteCard}
      args={args}
      stories={{ Default, Reduced, SoldOut, SoldOutAndReduced, Adding, Added, LongName }}
      interactive={['Default']}
      width="21rem"
    />
  ),
};
