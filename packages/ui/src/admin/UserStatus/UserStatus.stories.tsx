import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { UserStatus } from './UserStatus.tsx';

const meta = {
  title: 'Admin/Customers/UserStatus',
  id: 'admin-userstatus',
  tags: ['stable'],
  component: UserStatus,
  args: { status: 'active' },
  argTypes: { status: { control: 'select', options: ['active', 'inactive', 'pending', 'blocked'] } },
} satisfies Meta<typeof UserStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (label: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(label)).toBeVisible();
  };

export const Default: Story = { play: says('Actif') };

export const Inactive: Story = { args: { status: 'inactive' }, play: says('Inactif') };

export const Pending: Story = { args: { status: 'pending' }, play: says('En attente') };

export const Unknown: Story = { args: { status: 'blocked' }, play: says('Inconnu') };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => <States of={UserStatus} args={args} stories={{ Default, Inactive, Pending, Unknown }} />,
};
