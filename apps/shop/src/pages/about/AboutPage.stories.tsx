import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import AboutPage from './AboutPage.tsx';

const meta = {
  title: 'Pages/Shop/About',
  component: AboutPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/about' } satisfies PageParameters,
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notre Histoire' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Notre mission' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Notre engagement qualité' })).toBeVisible();
    for (const value of ['La justesse', 'La clarté', 'Le soin']) {
      await expect(canvas.getByRole('heading', { name: value })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/catalogue');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
