import { categories } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'Commerce/Home/CategoryTiles',
  id: 'commerce-categorytiles',
  tags: ['stable'],
  component: CategoryTiles,
  args: { categories },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const limited = canvas.getByRole('link', { name: 'Collections Limitées' });
    await expect(limited).toHaveAttribute('href', '/catalogue?category=Collections%20Limit%C3%A9es');
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

/** In dark mode the bottle that stands for a family stands in the light of a lamp; an owner's picture stays hers. */
export const ByLampLight: Story = {
  args: {
    categories: categories.map((each, i) =>
      i === 1 ? { ...each, image: '/images/products/product-3-640.webp' } : each,
    ),
  },
  globals: { colorMode: 'dark' },
  play: async ({ canvasElement }) => {
    const [ours, hers] = canvasElement.querySelectorAll('img');
    await waitFor(() => expect(ours?.currentSrc).toMatch(/product-1-night-\d+\.avif$/));
    await expect(hers?.closest('picture')?.querySelector('[srcset*="night"]')).toBeNull();
  },
};

/** Of any number, those of each row share its width. */
const sharing = async (tiles: readonly HTMLElement[], inFirstRow: number): Promise<void> => {
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
  await expect(boxes.filter(({ top }) => Math.round(top) === tops[0])).toHaveLength(inFirstRow);
  for (const each of tops) {
    const row = boxes.filter(({ top }) => Math.round(top) === each);
    await expect(row[0]?.left).toBe(0);
    await expect(Math.abs((row.at(-1)?.right ?? 0) - document.documentElement.clientWidth)).toBeLessThan(1);
  }
};

export const Two: Story = {
  args: { categories: categories.slice(0, 2) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await sharing(canvas.getAllByRole('listitem'), 2);
  },
};

export const Nine: Story = {
  args: { categories: [...categories, ...categories.slice(0, 3).map((each) => ({ ...each, id: `${each.id}-2` }))] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await sharing(canvas.getAllByRole('listitem'), 5);
  },
};
