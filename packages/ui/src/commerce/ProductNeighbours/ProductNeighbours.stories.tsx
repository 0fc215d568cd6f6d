import { colourChart } from '@nuee/domain';
import { products as examples } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { ProductNeighbours } from './ProductNeighbours.tsx';

const meta = {
  title: 'Commerce/Product/ProductNeighbours',
  id: 'commerce-productneighbours',
  tags: ['new'],
  component: ProductNeighbours,
  args: { bands: colourChart(products, examples.reduced), current: examples.reduced.id },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductNeighbours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Compositions voisines' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Composition d’avant N°\u00a02 Mangue Passion', '/produit/mangue-passion'],
      ['Composition d’après N°\u00a04 Menthe Glaciale', '/produit/menthe-glaciale'],
    ]);
    const chart = within(canvas.getByRole('navigation', { name: 'Nuancier' }));
    await expect(chart.getByRole('link', { current: 'page' })).toHaveAccessibleName('Caramel Beurre Salé');
  },
};

/** The chart is above the product. */
export const Phone: Story = {
  parameters: framed(320),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Nuancier' })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Nothing comes before the first product. */
export const First: Story = {
  args: { current: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /d’avant/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Composition d’après/ })).toBeVisible();
  },
};

/** A shop’s own products have the colours of their pictures, and no numbers. */
export const InService: Story = {
  args: {
    bands: [
      { ...examples.plain, id: 'a'.repeat(26), slug: 'verveine', name: 'Verveine' },
      {
        ...examples.plain,
        id: 'b'.repeat(26),
        slug: 'figue',
        name: 'Figue',
        tint: { tint: ['#d4e4f7', '#12304d'], ink: ['#1d4f80', '#a9cdf0'] },
      },
    ],
    current: 'b'.repeat(26),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Composition d’avant Verveine' })).toBeVisible();
    const band = canvas.getByRole('link', { current: 'page' }).closest('li');
    await expect(['rgb(212, 228, 247)', 'rgb(18, 48, 77)']).toContain(band && getComputedStyle(band).backgroundColor);
  },
};

/** A shop with one product has no way to another. */
export const Alone: Story = {
  args: { bands: colourChart(products.slice(2, 3)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
