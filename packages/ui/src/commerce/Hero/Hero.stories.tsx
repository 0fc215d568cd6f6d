import { ownPage } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Commerce/Home/Hero',
  id: 'commerce-hero',
  tags: ['stable'],
  component: Hero,
  args: { catalogueHref: '/catalogue' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveAccessibleName('L’univers gourmand de\u00a0Maison Nuée');
    await expect(canvas.queryByRole('link', { name: 'En savoir plus' })).toBeNull();
  },
};

export const BothActions: Story = {
  args: { aboutHref: '/about' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/catalogue');
    await expect(canvas.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('href', '/about');
  },
};

/** With spaced text (WCAG 1.4.12) the title stays in its column, and the house's name in one piece. */
export const SpacedText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    title.style.letterSpacing = '0.12em';
    title.style.wordSpacing = '0.16em';
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(canvas.getByText('Nuée').getClientRects()).toHaveLength(1);
  },
};

/** A shop in service opens with its owner's words, and shows no picture until she has chosen one. */
export const InService: Story = {
  args: { page: ownPage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ownPage.title })).toBeVisible();
    await expect(canvas.getByText(ownPage.lead)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Her picture is cropped around the point that she chose, beside the words. */
export const OwnPicture: Story = {
  args: {
    page: {
      ...ownPage,
      picture: { image: '/images/categories/category-fruites.png', widths: [], alt: 'Le comptoir', x: 20, y: 80 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Le comptoir' })).toHaveStyle({ objectPosition: '20% 80%' });
  },
};
