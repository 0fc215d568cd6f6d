import { ownerSubscribers } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { Office } from '../Office/Office.tsx';
import { SubscribersTable } from './SubscribersTable.tsx';

const meta = {
  title: 'Admin/Customers/SubscribersTable',
  id: 'admin-subscriberstable',
  tags: ['new'],
  component: SubscribersTable,
  args: { subscribers: ownerSubscribers, onRemove: fn() },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof SubscribersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Newsletter' }));
    const pending = table.getByRole('row', { name: /À confirmer/ });
    await expect(pending).toHaveTextContent('ines.faure@mail.example');
    await expect(pending).not.toHaveTextContent('Confirmée le');
    const confirmed = table.getByRole('row', { name: /Confirmée/ });
    await expect(confirmed).toHaveTextContent('noe.petit@mail.example');
    await expect(confirmed).toHaveTextContent('Confirmée le 14/01/2026 10:05');
    await expect(canvas.getByText('2 adresses')).toBeVisible();
  },
};

export const Removes: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Désinscrire noe.petit@mail.example' }));
    await expect(args.onRemove).toHaveBeenCalledWith(ownerSubscribers[1]);
  },
};

/** For staff who may read the list and not change it. */
export const ReadOnly: Story = {
  render: () => <SubscribersTable subscribers={ownerSubscribers} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Confirmée/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = {
  parameters: framed(480),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: /Confirmée/ });
    for (const fact of ['noe.petit@mail.example', '14/01/2026 10:00', 'Confirmée le 14/01/2026 10:05'])
      await expect(card).toHaveTextContent(fact);
  },
};

export const Empty: Story = {
  args: { subscribers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune adresse trouvée')).toBeVisible();
  },
};
