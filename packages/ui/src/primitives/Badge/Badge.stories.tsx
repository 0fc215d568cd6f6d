import { categories } from '@nuee/domain/seed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { categoryTint } from '../../styles/tint.ts';
import { States } from '../../testing/States.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  tags: ['stable'],
  component: Badge,
  args: { tone: 'fresh', children: 'Nouveau' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BestSeller: Story = { args: { tone: 'bestSeller', children: 'Best-seller' } };

export const Promo: Story = { args: { tone: 'promo', children: 'Promo' } };

export const Neutral: Story = { args: { tone: 'neutral', children: 'Rupture' } };

export const Tint: Story = {
  args: { tone: 'tint' },
  render: (args) => (
    <Inline gap={8}>
      {categories.map((category) => (
        <Badge key={category.id} {...args} {...categoryTint(category)}>
          {category.name}
        </Badge>
      ))}
    </Inline>
  ),
  /** Each category has its own background. */
  play: async ({ canvas }) => {
    const grounds = categories.map(({ name }) => getComputedStyle(canvas.getByText(name)).backgroundColor);
    await expect(new Set(grounds).size).toBe(categories.length);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={Badge} args={args} stories={{ Default, BestSeller, Promo, Neutral }} />,
  /** Each shows its word on one line and on its own background. */
  play: async ({ canvas }) => {
    const badges = ['Nouveau', 'Best-seller', 'Promo', 'Rupture'].map((word) => canvas.getByText(word));
    for (const badge of badges) await expect(badge.getClientRects()).toHaveLength(1);
    await expect(new Set(badges.map((badge) => getComputedStyle(badge).backgroundColor)).size).toBe(badges.length);
  },
};
