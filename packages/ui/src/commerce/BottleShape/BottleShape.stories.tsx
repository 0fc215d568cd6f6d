import { bottleSizes } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { BottleShape } from './BottleShape.tsx';

const meta = {
  title: 'Commerce/Catalogue/BottleShape',
  id: 'commerce-bottleshape',
  tags: ['stable'],
  component: BottleShape,
  args: { size: 30 },
} satisfies Meta<typeof BottleShape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const EverySize: Story = {
  render: () => (
    <Inline alignItems="end">
      {bottleSizes.map((size) => (
        <BottleShape key={size} size={size} />
      ))}
    </Inline>
  ),
  /** The larger the size, the larger the bottle, also where all are scaled to one width; hidden from screen readers, because the number is beside it. */
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')];
    const heights = shapes.map((shape) => shape.lastElementChild?.getBoundingClientRect().height ?? 0);
    await expect(heights).toHaveLength(bottleSizes.length);
    await expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
    await expect(new Set(shapes.map((shape) => shape.clientWidth)).size).toBe(1);
    for (const shape of shapes) await expect(shape).toHaveAttribute('aria-hidden', 'true');
  },
};
