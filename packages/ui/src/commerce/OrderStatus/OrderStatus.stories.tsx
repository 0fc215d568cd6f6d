import { orderStatuses } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { OrderStatus } from './OrderStatus.tsx';

const meta = {
  title: 'Commerce/Checkout/OrderStatus',
  id: 'commerce-orderstatus',
  tags: ['stable'],
  component: OrderStatus,
  args: { status: 'pending', place: 'confirmation' },
  argTypes: {
    status: { control: 'select', options: [...orderStatuses, 'on-hold'] },
    place: { control: 'inline-radio', options: ['confirmation', 'account', 'admin'] },
  },
} satisfies Meta<typeof OrderStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (label: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(label)).toBeVisible();
  };

export const Default: Story = { play: says('En attente') };

/** The confirmation has its own word for it. */
export const Processing: Story = { args: { status: 'processing' }, play: says('En traitement') };

export const ProcessingInTheAccount: Story = {
  args: { status: 'processing', place: 'account' },
  play: says('En préparation'),
};

export const Shipped: Story = { args: { status: 'shipped' }, play: says('Expédiée') };

export const Delivered: Story = { args: { status: 'delivered' }, play: says('Livrée') };

export const Cancelled: Story = { args: { status: 'cancelled' }, play: says('Annulée') };

export const Unknown: Story = { args: { status: 'on-hold' }, play: says('Inconnu') };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={OrderStatus}
      args={args}
      stories={{ Default, Processing, ProcessingInTheAccount, Shipped, Delivered, Cancelled, Unknown }}
    />
  ),
};
