import { ownPage } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnStory } from './OwnStory.tsx';

const meta = {
  title: 'Content/OwnStory',
  tags: ['new'],
  component: OwnStory,
  args: { page: ownPage, catalogueHref: '/catalogue' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture none is shown. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ownPage.title })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Nos débuts' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/catalogue');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
