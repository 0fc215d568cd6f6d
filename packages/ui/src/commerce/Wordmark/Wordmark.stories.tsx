import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { Wordmark, wordmarkSizes } from './Wordmark.tsx';

const meta = {
  title: 'Commerce/Page frame/Wordmark',
  id: 'commerce-wordmark',
  tags: ['stable'],
  component: Wordmark,
  argTypes: { size: { control: 'inline-radio', options: wordmarkSizes } },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maison Nuée' })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Wordmark} args={args} stories={{ Default, Small, Large }} />,
};
