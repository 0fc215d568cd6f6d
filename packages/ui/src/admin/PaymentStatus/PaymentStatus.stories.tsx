import { paymentStatuses } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

const meta = {
  title: 'Admin/Orders/PaymentStatus',
  id: 'admin-paymentstatus',
  tags: ['stable'],
  component: PaymentStatus,
  args: { status: 'paid' },
  argTypes: { status: { control: 'select', options: [...paymentStatuses, 'on-hold'] } },
} satisfies Meta<typeof PaymentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (label: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(label)).toBeVisible();
  };

export const Default: Story = { play: says('Payée') };

export const Pending: Story = { args: { status: 'pending' }, play: says('En attente') };

export const Failed: Story = { args: { status: 'failed' }, play: says('Échouée') };

export const Refunded: Story = { args: { status: 'refunded' }, play: says('Remboursée') };

export const Unknown: Story = { args: { status: 'on-hold' }, play: says('Inconnu') };

/** Beside the status of its order, which can be « En attente » too. */
export const BesideStatus: Story = {
  args: { status: 'pending', order: 'pending' },
  play: says('Paiement en attente'),
};

export const OfCancelled: Story = { args: { status: 'pending', order: 'cancelled' }, play: says('Sans paiement') };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={PaymentStatus} args={args} stories={{ Default, Pending, Failed, Refunded, Unknown }} />,
};
