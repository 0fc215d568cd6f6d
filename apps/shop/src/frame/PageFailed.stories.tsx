import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from '../stories/inShop.tsx';
import { PageFailed } from './PageFailed.tsx';

const meta = {
  title: 'Pages/Shop/Failed page',
  component: PageFailed,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/about' } satisfies PageParameters,
} satisfies Meta<typeof PageFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces a page that could not be loaded or rendered; header and footer stay. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = 'Cette page n’a pas pu s’afficher';
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Recharger la page' })).toBeEnabled();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};
