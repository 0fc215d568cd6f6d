import { replyToTicket } from '@nuee/domain';
import { frozenNow } from '@nuee/domain/fixtures';
import { tickets } from '@nuee/domain/samples/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { photographsSelect, ticketSelect } from '../../testing/fixtureSelects.ts';
import { framed } from '../../testing/framed.ts';
import { photographs } from '../../testing/photographs.ts';
import { TicketThread } from './TicketThread.tsx';

const now = new Date(frozenNow);
const [open, pending, resolved, closed] = tickets(now);
if (open === undefined || pending === undefined || resolved === undefined || closed === undefined) {
  throw new Error('A sample is missing.');
}

const meta = {
  title: 'Account/TicketThread',
  tags: ['stable'],
  component: TicketThread,
  args: { ticket: pending, onReply: fn(async () => true), backHref: '#support', newHref: '#nouveau' },
  argTypes: { ticket: ticketSelect, photographs: photographsSelect },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof TicketThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const thread = within(canvas.getByRole('region', { name: 'Bouchon abîmé' }));
    const messages = within(thread.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    await expect(messages).toHaveLength(2);
    await expect(messages[0]).toHaveTextContent(/^Vous/);
    await expect(messages[1]).toHaveTextContent(/^Maison Nuée/);
    await expect(thread.getByRole('link', { name: 'Tous les tickets' })).toHaveAttribute('href', '#support');
  },
};

/** It names the order that it is about, and shows what was sent with it. */
export const AboutAnOrder: Story = {
  args: { ticket: { ...pending, order: { _id: 'order-1', orderNumber: 'CMD-2026-001' } }, photographs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Au sujet de la commande CMD-2026-001')).toBeVisible();
    const [first] = within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    if (!first) throw new Error('A message is missing.');
    await expect(within(first).getAllByRole('button', { name: /^Agrandir/ })).toHaveLength(2);
  },
};

export const Unanswered: Story = {
  args: { ticket: open },

  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('Ouvert')).toBeVisible();
  },
};

export const Resolved: Story = {
  args: { ticket: resolved },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('Résolu')).toBeVisible();
    // An answer may reopen it.
    await expect(canvas.getByRole('textbox', { name: 'Votre réponse' })).toBeVisible();
  },
};

/** A closed ticket has no form, but a link to a new ticket. */
export const Closed: Story = {
  args: { ticket: closed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText(/Ce ticket est fermé\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ouvrez un nouveau ticket' })).toHaveAttribute('href', '#nouveau');
  },
};

export const EmptyReply: Story = {
  parameters: framed(640),
  play: async ({ args, canvas }) => {
    const reply = canvas.getByRole('textbox', { name: 'Votre réponse' });
    await userEvent.type(reply, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    await expect(args.onReply).not.toHaveBeenCalled();
    await expect(reply).toHaveFocus();
    await expect(reply).toHaveAccessibleDescription('Votre message ne peut pas être vide.');
  },
};

/** Sent without the spaces around it; what was typed stays when it could not be sent. */
export const Unsent: Story = {
  tags: ['!autodocs'],
  args: { onReply: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const reply = canvas.getByRole('textbox', { name: 'Votre réponse' });
    await userEvent.type(reply, ' Voici la photographie. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    await expect(args.onReply).toHaveBeenCalledWith('Voici la photographie.');
    await expect(reply).toHaveValue(' Voici la photographie. ');
  },
};

export const Replied: Story = {
  tags: ['!autodocs'],
  render: function Replying(args) {
    const [ticket, setTicket] = useState(args.ticket);
    return (
      <TicketThread
        {...args}
        ticket={ticket}
        onReply={async (message) => {
          setTicket(replyToTicket(ticket, message, { id: 'ticket-3-2', now }));
          return true;
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const reply = canvas.getByRole('textbox', { name: 'Votre réponse' });
    await userEvent.type(reply, ' Voici la photographie. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    const last = within(canvas.getByRole('list', { name: 'Messages' }))
      .getAllByRole('listitem')
      .at(-1);
    await expect(last).toHaveTextContent('Vous15/01/2026 10:00Voici la photographie.');
    await expect(reply).toHaveValue('');
  },
};
