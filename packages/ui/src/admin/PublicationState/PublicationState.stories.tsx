import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { Office } from '../Office/Office.tsx';
import { PublicationState } from './PublicationState.tsx';

const meta = {
  title: 'Admin/Products/PublicationState',
  id: 'admin-publicationstate',
  tags: ['new'],
  component: PublicationState,
  args: { state: { kind: 'published', secondsAgo: 2, failed: 0 } },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof PublicationState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Publié').parentElement).toHaveTextContent('Publié il y a 2 s');
  },
};

export const Publishing: Story = {
  args: { state: { kind: 'publishing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Publication en cours…');
  },
};

export const MinutesAgo: Story = {
  args: { state: { kind: 'published', secondsAgo: 150, failed: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/il y a 2\s*min/)).toBeVisible();
  },
};

export const PageFailed: Story = {
  args: { state: { kind: 'published', secondsAgo: 2, failed: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une page n’a pas pu être publiée');
  },
};

export const Late: Story = {
  args: { state: { kind: 'late' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('la publication n’avance pas');
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States of={PublicationState} args={args} stories={{ Default, Publishing, MinutesAgo, PageFailed, Late }} />
  ),
};
