import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { NoWrap } from './NoWrap.tsx';

const meta = {
  title: 'Primitives/NoWrap',
  tags: ['stable'],
  component: NoWrap,
  args: { children: 'e-liquides' },
} satisfies Meta<typeof NoWrap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** The whole word moves to the next line. */
export const AtTheEndOfALine: Story = {
  render: (args) => (
    <Text style={{ maxWidth: '9.5rem' }}>
      La composition des <NoWrap {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('e-liquides').getClientRects()).toHaveLength(1);
  },
};
