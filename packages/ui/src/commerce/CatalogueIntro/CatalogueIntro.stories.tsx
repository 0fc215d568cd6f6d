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

/** Where the golden bottle stands in the picture of the ten, from 0 at the left to 1 at the right. */
const goldenBottle = 0.546;

/** Which place of the picture is in the middle of what the banner shows of it; undefined where it shows all. */
function middleOfBanner(story: HTMLElement): number | undefined {
  const banner = story.querySelector('img');
  if (banner === null) throw new Error('There is no banner.');
  const { width, height } = banner.getBoundingClientRect();
  const shown = width / (height * 3);
  return shown > 0.99
    ? undefined
    : (Number.parseFloat(getComputedStyle(banner).objectPosition) / 100) * (1 - shown) + shown / 2;
}

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
    await expect(canvas.getByText(/^Nos compositions/)).toBeVisible();
    // The banner is decoration.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(middleOfBanner(canvasElement) ?? goldenBottle).toBeCloseTo(goldenBottle, 2);
  },
};

/** The title and the sentence below it say what is shown. */
export const OneCategory: Story = {
  args: { category: 'Gourmands' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Catalogue Gourmands' })).toBeVisible();
    await expect(canvas.getByText(/^Le caramel/)).toBeVisible();
  },
};

/** Of a family that an owner has added nothing is known but its name. */
export const OwnersCategory: Story = {
  tags: ['!autodocs'],
  args: { category: 'Cocktails' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Catalogue Cocktails' })).toBeVisible();
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};

/** A shop in service says and shows what its owner chose: here a family, of which she says nothing. */
export const InService: Story = {
  args: { page: ownPage, category: 'Menthes' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `${ownPage.title} Menthes` })).toBeVisible();
    await expect(canvas.queryByText(/froid/)).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
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
