import { categoryNames } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { categoryTint } from '../../styles/tint.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
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
      {categoryNames.map((category) => (
        <Badge key={category} {...args} className={categoryTint(category)}>
          {category}
        </Badge>
      ))}
    </Inline>
  ),
};
