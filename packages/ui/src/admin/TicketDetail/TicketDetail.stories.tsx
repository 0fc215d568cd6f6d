import { ownerTickets } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { photographsSelect } from '../../testing/fixtureSelects.ts';
import { photographs } from '../../testing/photographs.ts';
import { Office } from '../Office/Office.tsx';
import { TicketDetail } from './TicketDetail.tsx';

const [contact, answered] = ownerTickets;
if (!answered) throw new Error('A ticket is missing.');

const meta = {
  title: 'Admin/Customers/TicketDetail',
  id: 'admin-ticketdetail',
  tags: ['stable'],
  component: TicketDetail,
  args: { ticket: answered, onReply: fn(async () => true), onStatusChange: fn() },
  argTypes: { photographs: photographsSelect },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof TicketDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const messages = within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    await expect(messages).toHaveLength(2);
    await expect(messages[0]).toHaveTextContent(/^Inès Faure/);
    await expect(messages[1]).toHaveTextContent(/^Maison Nuée/);
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/admin/support');
    await expect(canvas.getByRole('link', { name: 'Voir le client' })).toBeVisible();
  },
};

/** Its order is one press away, and what was sent with it is seen large. */
export const AboutAnOrder: Story = {
  args: {
    ticket: { ...answered, order: { _id: 'order-1', orderNumber: 'CMD-2026-001' } },
    photographs,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CMD-2026-001' })).toHaveAttribute(
      'href',
      '/admin/commandes/order-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Agrandir la photographie 1' }));
    await expect(await screen.findByRole('dialog', { name: 'Photographie 1 sur 2' })).toBeVisible();
  },
};

/** A sender of the contact form has no account to link to. */
export const FromTheContactForm: Story = {
  args: { ticket: contact },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/par le formulaire de contact/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Voir le client' })).not.toBeInTheDocument();
  },
};

export const Replied: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const reply = canvas.getByRole('textbox', { name: 'Votre réponse' });
    await userEvent.type(reply, ' Il est parti ce matin. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    await expect(args.onReply).toHaveBeenCalledWith('Il est parti ce matin.');
    await waitFor(() => expect(reply).toHaveValue(''));
  },
};

/** What was typed stays when it could not be sent. */
export const Unsent: Story = {
  tags: ['!autodocs'],
  args: { onReply: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const reply = canvas.getByRole('textbox', { name: 'Votre réponse' });
    await userEvent.type(reply, 'Il est parti ce matin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    await waitFor(() => expect(args.onReply).toHaveBeenCalledOnce());
    await expect(reply).toHaveValue('Il est parti ce matin.');
  },
};

export const EmptyReply: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    await expect(args.onReply).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Votre réponse' })).toHaveAccessibleDescription(
      'Votre message ne peut pas être vide.',
    );
  },
};

export const StatusMenuOpen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Résolu' })).toBeVisible();
  },
};

export const StatusChanged: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le statut' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Résolu' }));
    await waitFor(() => expect(args.onStatusChange).toHaveBeenCalledWith('resolved'));
  },
};
