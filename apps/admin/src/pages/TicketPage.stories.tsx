import { ownerTickets, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import TicketPage from './TicketPage.tsx';

const meta = {
  title: 'Pages/Administration/Ticket',
  component: TicketPage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/support/ticket-2',
    session: 'owner',
    office: { readOwnerTicket: respond.with(ownerTickets[1]), replyAsOwner: respond.with(ownerTickets[1]) },
  } satisfies PageParameters,
} satisfies Meta<typeof TicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bouchon abîmé' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Messages' })).toBeVisible();
  },
};

/** Its order is one press away; a photograph that can’t be read says so. */
export const AboutAnOrder: Story = {
  parameters: {
    office: {
      readOwnerTicket: respond.with({
        ...ownerTickets[1],
        order: { _id: 'order-1', orderNumber: 'CMD-2026-001' },
        photographs: ['photograph'],
      }),
      readOwnerPhotograph: respond.refused(404, 'Cette photographie n’existe pas.'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'CMD-2026-001' })).toBeVisible();
    await expect(await canvas.findByText('La photographie 1 n’a pas pu être lue.')).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Votre réponse' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    office: { readOwnerTicket: respond.refused(404, 'Ce ticket n’existe pas.') },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket introuvable')).toBeVisible();
  },
};

/** What was typed stays, and the server's sentence says why. */
export const ReplyRefused: Story = {
  parameters: {
    office: {
      readOwnerTicket: respond.with(ownerTickets[1]),
      replyAsOwner: respond.refused(409, 'Ce ticket a été effacé.'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const reply = await canvas.findByRole('textbox', { name: 'Votre réponse' });
    await userEvent.type(reply, 'Bonjour.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    await expect(await canvas.findByText('Ce ticket a été effacé.')).toBeVisible();
    await expect(reply).toHaveValue('Bonjour.');
  },
};
