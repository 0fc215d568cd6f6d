import { ownerSession, ownerSubscribers, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import NewsletterPage from './NewsletterPage.tsx';

const office = {
  listSubscribers: respond.with({ items: ownerSubscribers, next: null, total: ownerSubscribers.length }),
};

const meta = {
  title: 'Pages/Administration/Newsletter',
  component: NewsletterPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/newsletter',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof NewsletterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Confirmée/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher une adresse' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeEnabled();
    await expect(canvas.getByText(/^N’écrivez qu’aux adresses confirmées\./)).toBeVisible();
  },
};

/** A press says beforehand whose address goes, and what stays of it. */
export const Removes: Story = {
  parameters: { office: { ...office, removeSubscriber: respond.with(undefined) } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Désinscrire ines.faure@mail.example' }));
    const question = await screen.findByRole('alertdialog', { name: 'Désinscrire ines.faure@mail.example\u00a0?' });
    await expect(question).toHaveAccessibleDescription(/^Cette adresse est effacée pour toujours de la liste/);
    await userEvent.click(within(question).getByRole('button', { name: 'Désinscrire' }));
    await expect(await canvas.findByText(/^ines\.faure@mail\.example\s: adresse désinscrite$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer la notification' }));
  },
};

/** Staff read the list; an owner exports and changes it. */
export const ForStaff: Story = {
  parameters: {
    office: {
      ...office,
      readOwnerSession: respond.with({ ...ownerSession, role: 'staff', permissions: ['users.read'] }),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Confirmée/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Désinscrire/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeDisabled();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    await expect((await canvas.findAllByText(/^Confirmée le/))[0]).toBeVisible();
  },
};
