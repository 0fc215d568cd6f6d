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

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
    // They are decoration.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** As wide as the room that it is given. */
export const Large: Story = { args: { size: 'lg' } };
