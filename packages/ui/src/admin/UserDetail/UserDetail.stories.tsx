import { frozenNow } from '@nuee/domain/fixtures';
import { adminOrders, adminUsers } from '@nuee/domain/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { customerSelect } from '../../testing/fixtureSelects.ts';
import { Office } from '../Office/Office.tsx';
import { UserDetail } from './UserDetail.tsx';

const now = new Date(frozenNow);
const [camille, , , , lea] = adminUsers(now);
if (camille === undefined || lea === undefined) throw new Error('The samples hold fewer than five users.');

const meta = {
  title: 'Admin/Customers/UserDetail',
  id: 'admin-userdetail',
  tags: ['stable'],
  component: UserDetail,
  args: {
    user: camille,
    orders: adminOrders(now).filter((order) => order.user._id === camille._id),
    onSendEmail: fn(),
  },
  argTypes: { user: customerSelect },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof UserDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const SendsAnEmail: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Camille Roussel' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '#CMD-2026-004' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer un e-mail' }));
    await expect(args.onSendEmail).toHaveBeenCalledOnce();
  },
};

export const WithoutOrders: Story = {
  args: { user: lea, orders: [] },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: lea.name })).toBeVisible();
    await expect(canvas.getByText('Aucune commande trouvée')).toBeVisible();
  },
};

export const OrdersComing: Story = {
  tags: ['!autodocs'],
  args: { orders: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement des commandes')).toBeVisible();
    await expect(canvas.queryByText('Aucune commande trouvée')).toBeNull();
  },
};
