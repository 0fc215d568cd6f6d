import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MapPlaceholder } from './MapPlaceholder.tsx';

const meta = {
  title: 'Content/MapPlaceholder',
  tags: ['stable'],
  component: MapPlaceholder,
} satisfies Meta<typeof MapPlaceholder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Plan d’accès')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
