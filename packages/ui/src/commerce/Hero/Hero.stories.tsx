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
    await expect(title).toHaveAccessibleName('L’univers gourmand de\u00a0Maison\u00a0Nuée');
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
