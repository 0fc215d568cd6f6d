import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from './Stack.tsx';

/** The outlines show the gap. */
const outlined = { outline: '1px dashed' };

const meta = {
  title: 'Layout/Stack',
  tags: ['stable'],
  component: Stack,
  args: {
    children: (
      <>
        <p style={outlined}>Tête vive</p>
        <p style={outlined}>Cœur rond</p>
        <p style={outlined}>Souvenir qui reste</p>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Wide: Story = {
  args: { gap: 40 },
  play: async ({ canvas }) => {
    const [first, second] = ['Tête vive', 'Cœur rond'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(second?.top).toBe((first?.bottom ?? 0) + 40);
    await expect(second?.left).toBe(first?.left);
  },
};
