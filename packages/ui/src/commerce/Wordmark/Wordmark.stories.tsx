import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopNameProvider } from '../../internal/ShopNameContext.tsx';
import { States } from '../../testing/States.tsx';
import { Wordmark, wordmarkSizes } from './Wordmark.tsx';

const meta = {
  title: 'Commerce/Page frame/Wordmark',
  id: 'commerce-wordmark',
  tags: ['stable'],
  component: Wordmark,
  argTypes: { size: { control: 'inline-radio', options: wordmarkSizes } },
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

/** A shop in service has a name of its own. */
export const OwnName: Story = {
  decorators: [
    (Part) => (
      <ShopNameProvider name="Les Flacons de Brest">
        <Part />
      </ShopNameProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('img', { name: 'Les Flacons de Brest' });
    const { width, height } = name.getBoundingClientRect();
    await expect(width).toBeGreaterThan(6 * height);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Wordmark} args={args} stories={{ Default, Small, Large }} />,
};
