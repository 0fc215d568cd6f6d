import { journalEntries, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import JournalPage from './JournalPage.tsx';

const answer = respond.with({ items: journalEntries, next: null, total: journalEntries.length });

const meta = {
  title: 'Pages/Administration/Journal',
  component: JournalPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/journal',
    session: 'owner',
    office: { readJournal: answer },
  } satisfies PageParameters,
} satisfies Meta<typeof JournalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Journal' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
    await expect((await canvas.findAllByText(/CMD-2026-012/))[0]).toBeVisible();
  },
};

/** Staff can't see it. */
export const ForStaff: Story = {
  parameters: {
    office: {
      readOwnerSession: respond.with({ ...ownerSession, role: 'staff', permissions: ['orders'] }),
      readJournal: respond.refused(403, 'Votre compte n’a pas accès à cette partie.'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre compte n’a pas accès à cette page')).toBeVisible();
  },
};
