import { accountTabs } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useId } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type LinkProps, LinkProvider } from '../../internal/LinkContext.tsx';
import { framed } from '../../testing/framed.ts';
import { States } from '../../testing/States.tsx';
import { AccountTabs, type AccountTabsProps } from './AccountTabs.tsx';

const meta = {
  title: 'Account/AccountTabs',
  tags: ['stable'],
  component: AccountTabs,
  args: { value: 'orders', unreadCount: 2, panelId: 'panneau', style: { maxWidth: '16rem' } },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <div id={args.panelId} />
      </>
    ),
  ],
} satisfies Meta<typeof AccountTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    const names = [
      'Mes commandes',
      'Mon profil',
      'Mon adresse',
      'Moyens de paiement',
      'Mes favoris',
      'Support',
      'Notifications',
      'Mes factures',
    ];
    await expect(tabs).toEqual(names.map((name) => canvas.getByRole('tab', { name })));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Mes commandes');
    await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(
      accountTabs.filter((tab) => tab !== 'support-new').map((tab) => `/mon-compte?tab=${tab}`),
    );
    await expect(canvas.getByRole('tab', { name: 'Notifications' })).toHaveAccessibleDescription('2 non lues');
  },
};

export const OneUnread: Story = {
  args: { value: 'notifications', unreadCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Notifications' })).toHaveAccessibleDescription('1 non lue');
  },
};

export const NothingUnread: Story = {
  args: { unreadCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Notifications' })).not.toHaveAccessibleDescription();
  },
};

/** A new ticket belongs to the support tab. */
export const NewTicket: Story = {
  args: { value: 'support-new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Support');
  },
};

/** The tabs scroll sideways, with the current one in view. */
export const OnPhone: Story = {
  parameters: framed(160),
  args: { value: 'invoices', style: { maxWidth: '22rem' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(canvas.getByRole('tab', { selected: true }).getBoundingClientRect().left).toBeLessThan(list.right);
  },
};

const opened = fn();

function RecordingLink({ href, children, ...rest }: LinkProps) {
  const record = (event: MouseEvent) => {
    event.preventDefault();
    opened(href);
  };
  return (
    <a {...rest} href={href} onClick={record}>
      {children}
    </a>
  );
}

/** The arrows move around without opening a tab; Space and Enter open it. */
export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RecordingLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, step }) => {
    opened.mockClear();
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('Moves along the tabs with the arrows, and wraps around', async () => {
      await userEvent.tab();
      await expect(tab('Mes commandes')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(tab('Mon profil')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(tab('Mes factures')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('Mes commandes')).toHaveFocus();
      await userEvent.keyboard('{End}{Home}{End}');
      await expect(tab('Mes factures')).toHaveFocus();
      await expect(opened).not.toHaveBeenCalled();
    });
    await step('Opens a tab with Space', async () => {
      await userEvent.keyboard(' ');
      await expect(opened).toHaveBeenLastCalledWith('/mon-compte?tab=invoices');
    });
  },
};

/** Each has its own panel, so that ids are unique. */
function WithPanel(props: AccountTabsProps) {
  const panelId = useId();
  return (
    <>
      <AccountTabs {...props} panelId={panelId} />
      <div id={panelId} />
    </>
  );
}

/** The first tab is the one that is shown in `Default`, and one that isn’t in `NewTicket`. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States
      of={WithPanel}
      args={args}
      stories={{ Default, NewTicket, OneUnread, NothingUnread }}
      interactive={['Default', 'NewTicket']}
      width="14rem"
    />
  ),
};
