import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Clouds } from './Clouds.tsx';

const meta = {
  title: 'Commerce/Shared/Clouds',
  id: 'commerce-clouds',
  tags: ['new'],
  component: Clouds,
} satisfies Meta<typeof Clouds>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without motion they stand still. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(isStill ? 0 : 2);
  },
};
