import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Commerce/Home/Hero',
  id: 'commerce-hero',
  tags: ['stable'],
  component: Hero,
  args: { catalogueHref: '/catalogue' },
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
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
