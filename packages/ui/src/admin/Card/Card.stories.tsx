import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { Office } from '../Office/Office.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Admin/Shared/Card',
  id: 'admin-card',
  tags: ['stable'],
  component: Card,
  args: { title: 'Client', children: <Text size="small">Camille Roussel</Text> },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Client' })).toBeVisible();
  },
};
