import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  tags: ['stable'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/**
 * As large as the content that it replaces, so that nothing moves when the content arrives; hidden from assistive
 * technology, because the region around it is `aria-busy`.
 */
export const Sized: Story = {
  args: { width: 240, height: 240 },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('span');
    await expect(block?.getBoundingClientRect()).toMatchObject({ width: 240, height: 240 });
    await expect(block).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

export const Lines: Story = {
  render: () => (
    <Stack gap={12} style={{ maxWidth: 220 }}>
      <Skeleton width="75%" height="1.25rem" />
      <Skeleton height="0.75rem" />
      <Skeleton width="30%" height="0.75rem" />
    </Stack>
  ),

  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await expect(lines).toHaveLength(3);
  },
};
