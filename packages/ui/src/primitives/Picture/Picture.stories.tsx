import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Picture',
  tags: ['stable'],
  component: Picture,
  args: {
    src: '/images/products/product-3.png',
    alt: 'Flacon de Caramel Beurre Salé',
    widths: [320, 480, 640, 960, 1200],
    sizes: '(min-width: 640px) 320px, 100vw',
    width: 1200,
    height: 1200,
    style: { maxWidth: 320 },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Flacon de Caramel Beurre Salé' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('src', '/images/products/product-3-1200.webp');
    await image.decode();
    await expect(image.currentSrc).toMatch(/product-3-\d+\.avif$/);
  },
};

export const CutToItsPlace: Story = {
  args: { style: { maxWidth: 240, aspectRatio: '2 / 3', objectPosition: '50% 60%' } },

  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(height / width).toBeCloseTo(1.5, 2);
    await expect(canvas.getByRole('img')).toHaveStyle({ objectFit: 'cover' });
  },
};

export const First: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('loading', 'eager');
  },
};

/** Where only some windows show it, only they request it at once. */
export const FirstInWideWindows: Story = {
  tags: ['!autodocs'],
  args: { priority: '(min-width: 9000px)', sizes: '9000px' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('loading', 'lazy');
    const preloads = document.head.querySelectorAll('link[rel="preload"][media="(min-width: 9000px)"]');
    await expect(preloads).toHaveLength(1);
  },
};

export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** In dark mode the same bottle stands in the light of a lamp; one of the two is loaded. */
export const ByLampLight: Story = {
  args: { night: [320, 480, 640, 960, 1200, 1440] },
  globals: { colorMode: 'dark' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.currentSrc).toMatch(/product-3-night-\d+\.avif$/));
    await expect(image).toHaveStyle({ filter: 'none' });
  },
};

/** A picture that was just chosen has no resized copies. */
export const WithoutCopies: Story = {
  args: { src: '/images/products/product-3-640.webp', widths: [] },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await image.decode();
    await expect(image.currentSrc).toMatch(/product-3-640\.webp$/);
  },
};
