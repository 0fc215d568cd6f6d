import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'Commerce/Page frame/Wordmark',
  id: 'commerce-wordmark',
  tags: ['stable'],
  component: Wordmark,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maison Nuée' })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };
