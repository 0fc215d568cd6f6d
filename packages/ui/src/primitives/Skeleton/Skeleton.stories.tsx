import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sized: Story = { args: { width: 240, height: 240 } };

export const Lines: Story = {
  render: () => (
    <Stack gap={12} style={{ maxWidth: 220 }}>
      <Skeleton width="75%" height="1.25rem" />
      <Skeleton height="0.75rem" />
      <Skeleton width="30%" height="0.75rem" />
    </Stack>
  ),
};
