import { ticketStatuses } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { States } from '../../testing/States.tsx';
import { TicketStatus } from './TicketStatus.tsx';

const meta = {
  title: 'Account/TicketStatus',
  tags: ['stable'],
  component: TicketStatus,
  args: { status: 'open' },
} satisfies Meta<typeof TicketStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Each: Story = {
  render: (args) => (
    <Inline as="ul" gap={8}>
      {ticketStatuses.map((status) => (
        <li key={status}>
          <TicketStatus {...args} status={status} />
        </li>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(labels).toEqual(['Ouvert', 'En attente', 'Résolu', 'Fermé']);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={TicketStatus}
      args={args}
      stories={{ Default, ...Object.fromEntries(ticketStatuses.map((status) => [status, { args: { status } }])) }}
    />
  ),
};
