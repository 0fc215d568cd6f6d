import { markRead } from '@nuee/domain';
import { frozenNow } from '@nuee/domain/fixtures';
import { notifications } from '@nuee/domain/samples/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type LinkProps, LinkProvider } from '../../internal/LinkContext.tsx';
import { NotificationList } from './NotificationList.tsx';

const samples = notifications(new Date(frozenNow));

const meta = {
  title: 'Account/NotificationList',
  tags: ['stable'],
  component: NotificationList,
  args: { notifications: samples, onRead: fn() },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /Caramel Beurre Salé à prix doux/ })).toHaveAttribute(
      'href',
      '/produit/caramel-beurre-sale',
    );
    await expect(canvas.getAllByText(/^Non lue/)).toHaveLength(2);
  },
};

const followed = fn();

function RecordingLink({ href, onClick, children, ...rest }: LinkProps) {
  const record = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onClick?.(event);
    followed(href);
  };
  return (
    <a {...rest} href={href} onClick={record}>
      {children}
    </a>
  );
}

/** A press marks it as read and follows the link. */
export const Read: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RecordingLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  render: function Reading(args) {
    const [shown, setShown] = useState(args.notifications);
    return <NotificationList {...args} notifications={shown} onRead={(id) => setShown(markRead(shown, id))} />;
  },
  play: async ({ canvas }) => {
    followed.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: /Commande en préparation/ }));
    await expect(followed).toHaveBeenLastCalledWith('/mon-compte?tab=orders');
    await expect(canvas.getAllByText(/^Non lue/)).toHaveLength(1);
  },
};

/** Without a link a press only marks as read. */
export const WithoutLink: Story = {
  args: { notifications: samples.slice(3).map((notification) => ({ ...notification, read: false })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Conditions générales/ }));
    await expect(args.onRead).toHaveBeenLastCalledWith('notification-1');
  },
};

export const AllRead: Story = {
  args: { notifications: samples.map((notification) => ({ ...notification, read: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Non lue/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucune notification' })).toBeVisible();
  },
};
