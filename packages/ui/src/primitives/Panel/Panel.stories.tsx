import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Primitives/Panel',
  tags: ['stable'],
  component: Panel,
  args: {
    children: (
      <Heading level={2} size="h3">
        Récapitulatif
      </Heading>
    ),
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** A landmark that can be jumped to. */
export const AsAside: Story = {
  args: { as: 'aside', 'aria-label': 'Récapitulatif' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Récapitulatif' })).toBeVisible();
  },
};
