import { ownerMails, ownerMailText, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import MailsPage from './MailsPage.tsx';

const answer = respond.with({ items: ownerMails, next: null, total: ownerMails.length });

const meta = {
  title: 'Pages/Administration/Mails',
  component: MailsPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/e-mails',
    session: 'owner',
    office: { listMails: answer },
  } satisfies PageParameters,
} satisfies Meta<typeof MailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'E-mails' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'E-mails' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { office: { listMails: respond.never() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    const [spinner] = await canvas.findAllByText('Chargement des e-mails');
    await expect(spinner).toBeInTheDocument();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'E-mails' })).toBeVisible();
    await expect((await canvas.findAllByText(/CMD-2026-012/))[0]).toBeVisible();
  },
};

/** The server's message says why a mail can't be sent again. */
export const SendRefused: Story = {
  parameters: {
    office: { listMails: answer, sendMail: respond.refused(409, 'Cet e-mail est en cours d’envoi.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Renvoyer «\u00a0Commande expédiée/ }));
    await expect(await canvas.findByText('Cet e-mail est en cours d’envoi.')).toBeVisible();
  },
};

/** One that has been sent is sent again after a question only. */
export const SentAgain: Story = {
  parameters: { office: { listMails: answer, sendMail: respond.with(ownerMails[1]) } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Renvoyer «\u00a0Commande reçue/ }));
    const question = await canvas.findByRole('alertdialog', { name: 'Envoyer cet e-mail une seconde fois\u00a0?' });
    await expect(question).toHaveAccessibleDescription(
      /^«\u00a0Commande reçue\u00a0» est parti le .* à noe\.petit@mail\.example\.$/,
    );
    await expect(canvas.queryByText('L’e-mail part dans un instant')).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'Renvoyer' }));
    await expect(await canvas.findByText('L’e-mail part dans un instant')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la notification' }));
  },
};

/** A mail is read as its reader has it. */
export const ReadAgain: Story = {
  parameters: {
    office: { listMails: answer, readMail: respond.with(ownerMailText) },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lire «\u00a0Commande reçue/ }));
    const mail = await canvas.findByRole('dialog', { name: ownerMailText.subject });
    await expect(mail).toBeVisible();
    await expect(within(mail).getByRole('button', { name: 'Fermer' })).toHaveFocus();
  },
};
