import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { PaymentMethods } from '../PaymentMethods/PaymentMethods.tsx';
import { AccountFrame } from './AccountFrame.tsx';

const meta = {
  title: 'Account/AccountFrame',
  tags: ['stable'],
  component: AccountFrame,
  args: {
    name: 'Camille Roussel',
    email: 'client@maison-nuee.example',
    tab: 'payment',
    unreadCount: 2,
    onLogout: fn(),
    children: <PaymentMethods />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const LogsOut: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moyens de paiement' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Moyens de paiement' })).toBeVisible();
    await expect(canvas.getByText('client@maison-nuee.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** The logout is an icon beside the name, and the tabs scroll sideways. */
export const OnPhone: Story = {
  parameters: framed(480),
  globals: { viewport: { value: 'phone' } },

  play: async ({ canvas }) => {
    const [list, panel] = [canvas.getByRole('tablist'), canvas.getByRole('tabpanel')];
    // The tabs are a row above the panel, not a column beside it.
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().top);
  },
};

export const WithAction: Story = {
  args: { tab: 'support', action: <Button size="sm">Nouvelle demande</Button>, children: 'Vos tickets.' },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nouvelle demande' })).toBeVisible();
  },
};

/** The e-mail address of a new customer replaces the name until the server has answered it. */
export const LongName: Story = {
  args: {
    name: 'marie-antoinette.de-la-rochefoucauld-montbel@courrier.exemple.example',
    email: 'marie-antoinette.de-la-rochefoucauld-montbel@courrier.exemple.example',
  },

  play: async ({ canvas }) => {
    await expect(pageOverflow()).toBe(0);
    await expect(canvas.getAllByText(/^marie-antoinette/)[0]).toBeVisible();
  },
};

/** The pressed link disappears with its panel: the focus moves to the new panel instead of the top of the page. */
export const TabChanged: Story = {
  render: function Changing(args) {
    const [tab, setTab] = useState(args.tab);
    return (
      <AccountFrame {...args} tab={tab}>
        {tab === 'payment' ? <Button onClick={() => setTab('orders')}>Voir mes commandes</Button> : 'Vos commandes.'}
      </AccountFrame>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir mes commandes' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Mes commandes' })).toHaveFocus();
  },
};
