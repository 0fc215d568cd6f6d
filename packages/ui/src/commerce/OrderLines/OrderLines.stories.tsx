import { orders } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { orderItemsSelect } from '../../testing/fixtureSelects.ts';
import { States } from '../../testing/States.tsx';
import { OrderLines } from './OrderLines.tsx';

const meta = {
  title: 'Commerce/Checkout/OrderLines',
  id: 'commerce-orderlines',
  tags: ['stable'],
  component: OrderLines,
  args: { items: orders.pendingPaid.items },
  argTypes: { items: orderItemsSelect },
} satisfies Meta<typeof OrderLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list', { name: 'Articles' })).getAllByRole('listitem');
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toHaveTextContent('Caramel Beurre Salé30 ml · 3 mg/ml · × 235,98 €');
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={OrderLines} args={args} stories={{ Default, Small }} width="24rem" />,
};

/** Each line has an edge in the tint of its bottle; an owner’s product has none of its own. */
export const OfAnOwner: Story = {
  tags: ['!autodocs'],
  args: {
    items: orders.pendingPaid.items.map((item, place) =>
      place === 0 ? item : { ...item, name: 'Verveine du jardin', image: '/images/cloud-small.png' },
    ),
  },
  play: async ({ canvas }) => {
    const [sample, own] = canvas.getAllByRole('listitem').map((line) => getComputedStyle(line).boxShadow);
    await expect(sample).toContain('rgb(234, 212, 186)');
    await expect(own).toContain('rgb(243, 234, 221)');
  },
};

/** A word that is longer than its column breaks, in the name and in the line below it. */
export const LongWord: Story = {
  args: { items: orders.pendingPaid.items.map((item) => ({ ...item, name: 'Anticonstitutionnellement' })) },
  decorators: [
    (Story) => (
      <div style={{ width: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Articles' }).scrollWidth).toBeLessThanOrEqual(192);
  },
};
