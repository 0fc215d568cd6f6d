import { products } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Commerce/Catalogue/ProductCard',
  id: 'commerce-productcard',
  tags: ['stable'],
  component: ProductCard,
  args: { product: products.bestSeller, style: { maxWidth: '22rem', height: 'auto' } },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName('Fraise des Bois');
    await expect(link).toHaveAttribute('href', '/produit/fraise-des-bois');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Fraise des Bois' })).toBeVisible();
  },
};

export const Fresh: Story = { args: { product: products.fresh } };

export const Reduced: Story = { args: { product: products.reduced } };

export const WithoutBadge: Story = { args: { product: products.plain } };

export const EveryBadge: Story = {
  args: { product: { ...products.everyBadge, id: '3' } },
  play: async ({ canvas }) => {
    const badges = canvas.getAllByText(/^(Best-seller|Nouveau|Promo)$/).map((badge) => badge.textContent);
    await expect(badges).toEqual(['Best-seller', 'Nouveau', 'Promo']);
  },
};

export const LongName: Story = { args: { product: { ...products.longName, id: '6' } } };

/** Beside its picture on phones. */
export const Row: Story = {
  args: { layout: 'row', product: products.reduced },
  globals: { viewport: { value: 'phone' } },
};

/** A whole row of the catalogue from 1200 px. */
export const Wide: Story = {
  args: { layout: 'wide', product: products.limitedEdition, style: { maxWidth: '64rem', height: 'auto' } },
};

export const Feature: Story = {
  args: { layout: 'feature', product: products.limitedEdition, style: { maxWidth: '42rem', height: '60rem' } },
};

/** Nothing of the card lies outside of its link. */
export const PressedAnywhere: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + card.width / 2, card.top + 40)).toBe(link);
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
