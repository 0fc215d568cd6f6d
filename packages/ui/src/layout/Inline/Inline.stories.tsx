import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from './Inline.tsx';

/** The outlines show the gap. */
const outlined = { outline: '1px dashed' };

const meta = {
  title: 'Layout/Inline',
  tags: ['stable'],
  component: Inline,
  args: {
    children: (
      <>
        <p style={outlined}>Tête vive</p>
        <p style={outlined}>Cœur rond</p>
        <p style={outlined}>Souvenir qui reste</p>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Apart: Story = {
  args: { justifyContent: 'space-between' },

  play: async ({ canvas, canvasElement }) => {
    const end = canvas.getByText('Souvenir qui reste').getBoundingClientRect().right;
    await expect(Math.round(canvasElement.getBoundingClientRect().right - end)).toBe(0);
  },
};

export const Wrapping: Story = {
  args: { gap: 8, style: { maxWidth: 200 } },
  play: async ({ canvas }) => {
    const [first, second, third] = ['Tête vive', 'Cœur rond', 'Souvenir qui reste'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(second?.left).toBe((first?.right ?? 0) + 8);
    await expect(third?.top).toBe((first?.bottom ?? 0) + 8);
    await expect(third?.left).toBe(first?.left);
  },
};
