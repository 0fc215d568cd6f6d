import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageTitle } from './PageTitle.tsx';

const meta = {
  title: 'Commerce/Shared/PageTitle',
  id: 'commerce-pagetitle',
  tags: ['stable'],
  component: PageTitle,
  args: { title: 'Finaliser la commande' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(args.title);
  },
};

export const WithAside: Story = {
  args: { title: 'Votre panier', aside: '3 articles' },

  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const aside = canvas.getByText('3 articles').getBoundingClientRect();
    await expect(aside.left).toBeGreaterThan(title.right);
  },
};

/** The aside wraps below the title. */
export const LongTitle: Story = {
  args: { title: 'Politique de confidentialité et de protection des données', aside: 'Version du 15 janvier 2026' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const aside = canvas.getByText('Version du 15 janvier 2026').getBoundingClientRect();
    await expect(aside.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(aside.left >= title.right || aside.top >= title.bottom).toBe(true);
  },
};
