import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutIntro } from './AboutIntro.tsx';

const meta = {
  title: 'Content/AboutIntro',
  tags: ['stable'],
  component: AboutIntro,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Notre Histoire',
    children:
      'Maison Nuée est née d’une idée simple\u00a0: composer un flacon comme on compose un parfum, avec une tête, un cœur et un souvenir.',
  },
} satisfies Meta<typeof AboutIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notre Histoire' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Vanille Bourbon/ })).toBeVisible();
  },
};
