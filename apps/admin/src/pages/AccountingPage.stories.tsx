import { accounting, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import AccountingPage from './AccountingPage.tsx';

const office = {
  readOwnerSession: respond.with(ownerSession),
  readAccounting: respond.with(accounting),
};

const meta = {
  title: 'Pages/Administration/Accounting',
  component: AccountingPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/comptabilite',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof AccountingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures and files of a month; a file that doesn't come is told. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Comptabilité' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Mois' })).toHaveDisplayValue('janvier 2026');
    await userEvent.click(canvas.getByRole('button', { name: /Journal des ventes/ }));
    await expect(await canvas.findByText(/Le serveur ne répond pas/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Mois' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { office: { ...office, readAccounting: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
