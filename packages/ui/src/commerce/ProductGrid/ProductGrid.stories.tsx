import { featuredBestSellers } from '@nuee/domain';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { ProductGrid, productGridArrangements } from './ProductGrid.tsx';

const meta = {
  title: 'Commerce/Catalogue/ProductGrid',
  id: 'commerce-productgrid',
  tags: ['stable'],
  component: ProductGrid,
  args: { products },
  argTypes: { arrangement: { control: 'inline-radio', options: productGridArrangements } },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of columns that the browser lays out. */
const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ').length;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(products.length);
    await expect(canvasElement.querySelectorAll('img[src*="-aromas"]')).toHaveLength(1);
  },
};

/** The limited edition comes first, in the large cell. */
export const Featured: Story = {
  args: { arrangement: 'featured', products: featuredBestSellers(products) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(4);
    await expect(canvas.getAllByRole('link')[0]).toHaveAccessibleName('Edition Gold Champagne');
  },
};

export const Related: Story = {
  args: { arrangement: 'related', products: products.slice(4, 6) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2);
  },
};

/** However long their descriptions are, the prices of a row stand on one line. */
export const LongDescription: Story = {
  tags: ['!autodocs'],
  args: {
    arrangement: 'related',
    products: products
      .slice(4, 6)
      .map((each, place) => ({ ...each, shortDescription: `${each.shortDescription}. `.repeat(1 + place * 6) })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const bottomOf = (price: string) => canvas.getByText(price).getBoundingClientRect().bottom;
    await expect(bottomOf('19,99 €')).toBe(bottomOf('22,99 €'));
  },
};

/** A single product fills its row. Its flavours are in the head of its category, so that it is shown from near. */
export const OneProduct: Story = {
  args: { products: products.slice(9) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img[src*="-macro"]')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('img[src*="-aromas"]')).toHaveLength(0);
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(Math.round(card.width)).toBeGreaterThan(canvas.getByRole('list').clientWidth - 3);
  },
};

/** A single product fills its row in two columns too. */
export const OneProductOnATablet: Story = {
  ...OneProduct,
  parameters: framed(480),
  globals: { viewport: { value: 'tablet' } },
};

/** The empty cell has the background of the page. */
export const TwoProducts: Story = {
  args: { products: products.slice(0, 2) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
  },
};
