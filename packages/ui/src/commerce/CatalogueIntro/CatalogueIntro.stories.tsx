import { ownPage } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ColourChart } from '../ColourChart/ColourChart.tsx';
import { CatalogueIntro } from './CatalogueIntro.tsx';

const meta = {
  title: 'Commerce/Catalogue/CatalogueIntro',
  id: 'commerce-catalogueintro',
  tags: ['stable'],
  component: CatalogueIntro,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CatalogueIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

const pictureIn = (story: HTMLElement) => story.querySelector('img');

const [fruity, , sweet] = products;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
    await expect(canvas.getByText(/^Nos compositions/)).toBeVisible();
    // The banner is decoration.
    await expect(canvas.queryByRole('img')).toBeNull();
    // No bottle is cut.
    const { width = 0, height = 0 } = pictureIn(canvasElement)?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeGreaterThan(2.8);
  },
};

/** The title, the sentence below it, colour and flavours say what is shown. */
export const OneCategory: Story = {
  args: { category: 'Gourmands', product: sweet },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Catalogue Gourmands' })).toBeVisible();
    await expect(canvas.getByText(/^Le caramel/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(pictureIn(canvasElement)).toHaveAttribute('src', '/images/products/product-3-aromas-1440.webp');
  },
};

/** Of a family that an owner has added nothing is known but its name and the colour of its first product. */
export const OwnersCategory: Story = {
  tags: ['!autodocs'],
  args: {
    category: 'Cocktails',
    product: {
      id: 'own',
      image: '/images/products/product-3-640.webp',
      tint: { tint: ['#d4e4f7', '#12304d'], ink: ['#1d4f80', '#a9cdf0'] },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const head = canvas.getByRole('heading', { name: 'Catalogue Cocktails' });
    await expect(canvas.queryByRole('paragraph')).toBeNull();
    await expect(pictureIn(canvasElement)).toBeNull();
    await expect(['rgb(29, 79, 128)', 'rgb(169, 205, 240)']).toContain(getComputedStyle(head).color);
  },
};

/** A shop in service says and shows what its owner chose: here a family, of which she says nothing. */
export const InService: Story = {
  args: { page: ownPage, category: 'Fruités', product: fruity },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `${ownPage.title} Fruités` })).toBeVisible();
    await expect(canvas.queryByText(/fruit avant tout/)).toBeNull();
    await expect(pictureIn(canvasElement)).toBeNull();
  },
};

const chart = <ColourChart bands={products} />;

/** On a phone the chart stands where the picture would push the products out of the window. */
export const Phone: Story = {
  tags: ['!autodocs'],
  args: { chart },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('navigation', { name: 'Nuancier' });
    await expect(chart.getBoundingClientRect().height).toBe(44);
    await expect(within(chart).getByRole('link', { name: 'Menthe Glaciale' })).toBeVisible();
    await expect(canvasElement.querySelector('header > picture')).not.toBeVisible();
    // Nor is it requested.
    await expect(pictureIn(canvasElement)).toHaveAttribute('loading', 'lazy');
  },
};

/** The flavours of a category are small enough to stand beside its name there. */
export const CategoryOnAPhone: Story = {
  tags: ['!autodocs'],
  args: { chart, category: 'Gourmands', product: sweet },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('heading', { name: 'Catalogue Gourmands' }).getBoundingClientRect();
    const picture = canvasElement.querySelector('header > picture')?.getBoundingClientRect();
    await expect(picture?.left).toBeGreaterThanOrEqual(name.right);
    await expect(picture?.top).toBeLessThan(name.top);
  },
};

/** A wider window has room for the picture. */
export const WithChart: Story = {
  tags: ['!autodocs'],
  args: { chart },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Nuancier' })).toBeNull();
    await expect(canvasElement.querySelector('header > picture')).toBeVisible();
  },
};

export const OwnPicture: Story = {
  args: {
    page: {
      ...ownPage,
      picture: { image: '/images/categories/category-fruites.png', widths: [], alt: 'Le comptoir', x: 20, y: 80 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ownPage.lead)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Le comptoir' })).toBeVisible();
  },
};
