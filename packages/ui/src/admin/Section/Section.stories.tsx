import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Office } from '../Office/Office.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Admin/Shared/Section',
  id: 'admin-section',
  tags: ['stable'],
  component: Section,
  args: {
    title: 'Commandes récentes',
    children: <Text size="small">Le contenu de la section.</Text>,
  },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Commandes récentes' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="secondary" size="sm" href="#toutes">
        Voir toutes
      </Button>
    ),
  },

  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Commandes récentes' }).getBoundingClientRect();
    const action = canvas.getByRole('link', { name: 'Voir toutes' }).getBoundingClientRect();
    await expect(action.left).toBeGreaterThan(heading.right);
  },
};
