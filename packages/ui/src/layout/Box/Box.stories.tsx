import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from './Box.tsx';

const meta = {
  title: 'Layout/Box',
  tags: ['stable'],
  component: Box,
  // The outline shows the padding.
  args: { children: 'Tête vive', style: { outline: '1px dashed' } },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Padded: Story = {
  args: { paddingY: 40 },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('Tête vive')).paddingTop).toBe('40px');
  },
};

export const PaddedByWidth: Story = {
  args: { paddingY: { base: 20, lg: 56 } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Tête vive')).paddingTop).toBe('56px');
  },
};

export const AsSection: Story = {
  args: { as: 'section', 'aria-label': 'Notes' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Notes' })).toBeVisible();
  },
};
