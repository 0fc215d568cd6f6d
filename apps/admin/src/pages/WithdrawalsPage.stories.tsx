import { ownerWithdrawals, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import WithdrawalsPage from './WithdrawalsPage.tsx';

const meta = {
  title: 'Pages/Administration/Withdrawals',
  component: WithdrawalsPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/retractations',
    session: 'owner',
    office: { listWithdrawals: respond.with({ items: ownerWithdrawals, next: null, total: ownerWithdrawals.length }) },
  } satisfies PageParameters,
} satisfies Meta<typeof WithdrawalsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rétractations' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'CMD-2026-012' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('CMD-2026-012'))[0]).toBeVisible();
  },
};
