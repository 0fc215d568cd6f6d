import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  tags: ['stable'],
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <p style={{ outline: '1px dashed' }}>Le contenu reste entre les marges de la page.</p> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const { left } = within(canvasElement)
      .getByText(/entre les marges/)
      .getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(20);
  },
};

export const AsMain: Story = {
  args: { as: 'main' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const FillsWindow: Story = {
  args: { as: 'section', 'aria-label': 'Page', fillsWindow: true },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region', { name: 'Page' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(window.innerHeight);
  },
};
