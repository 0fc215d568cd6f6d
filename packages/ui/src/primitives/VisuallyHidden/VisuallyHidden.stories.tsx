import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  tags: ['stable'],
  component: VisuallyHidden,
  args: { children: 'Prix réduit' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Prix réduit');
    await expect(text.getBoundingClientRect().width).toBe(1);
  },
};

export const AsHeading: Story = {
  args: { as: 'h2', children: 'Articles' },

  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Articles' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
