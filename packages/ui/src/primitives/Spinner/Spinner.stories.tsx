import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../styles/vars.css.ts';
import { States } from '../../testing/States.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  tags: ['stable'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'sm' } };

/**
 * It still turns, slowly; all other motion is a fade of at most 120 ms. The toolbar reduces the motion of any story.
 */
export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  play: async () => {
    const root = getComputedStyle(document.documentElement);
    const durations = [vars.motion.base, vars.motion.calm, vars.motion.nuee].map((reference) =>
      inMilliseconds(root.getPropertyValue(reference.slice('var('.length, -1))),
    );
    await expect(durations).toEqual([120, 120, 120]);
  },
};

// A build writes « .12s » where the source says « 120ms ».
const inMilliseconds = (duration: string): number =>
  Math.round(Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000));

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Spinner} args={args} stories={{ Default, Small }} />,
};
