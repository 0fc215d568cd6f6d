import { reviews } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewList } from './ReviewList.tsx';

const meta = {
  title: 'Commerce/Product/ReviewList',
  id: 'commerce-reviewlist',
  tags: ['stable'],
  component: ReviewList,
  args: { reviews },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Note moyenne : 4.8/5')).toBeVisible();
    await expect(canvas.getByText('Basé sur 156 avis clients vérifiés')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
