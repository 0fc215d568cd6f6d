import { ownerWithdrawals, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import WithdrawalsPage from './WithdrawalsPage.tsx';

const office = {
  listWithdrawals: respond.with({ items: ownerWithdrawals, next: null, total: ownerWithdrawals.length }),
};

const meta = {
  title: 'Pages/Administration/Withdrawals',
  component: WithdrawalsPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/retractations',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof WithdrawalsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rétractations' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'CMD-2026-012' })).toBeVisible();
  },
};

/** A refusal is asked for its reason, and saved with it. */
export const Refuses: Story = {
  parameters: {
    office: {
      ...office,
      changeWithdrawal: respond.with({ ...ownerWithdrawals[0], status: 'refused' }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions pour CMD-2026-012' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Refusée' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Refuser la rétractation CMD-2026-012/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motif du refus/ }), 'Le flacon a été ouvert.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    await expect(await canvas.findByText(/^CMD-2026-012\s: Rétractation refusée$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('CMD-2026-012'))[0]).toBeVisible();
  },
};
