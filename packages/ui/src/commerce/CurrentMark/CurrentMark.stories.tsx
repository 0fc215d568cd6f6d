import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrentMark } from './CurrentMark.tsx';

const meta = {
  title: 'Commerce/Shared/CurrentMark',
  id: 'commerce-currentmark',
  tags: ['stable'],
  component: CurrentMark,
} satisfies Meta<typeof CurrentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  /** Hidden from screen readers: `aria-current` on the link says it. */
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg');
    await expect(mark).toBeVisible();
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
  },
};
