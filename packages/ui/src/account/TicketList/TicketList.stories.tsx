import { ticketPreviewLength } from '@nuee/domain';
import { frozenNow } from '@nuee/domain/fixtures';
import { tickets } from '@nuee/domain/samples/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { framed } from '../../testing/framed.ts';
import { pageOverflow } from '../../testing/pageOverflow.ts';
import { TicketList } from './TicketList.tsx';

const samples = tickets(new Date(frozenNow));

const meta = {
  title: 'Account/TicketList',
  tags: ['stable'],
  component: TicketList,
  args: { tickets: samples, hrefOf: ({ _id }) => `#${_id}`, newHref: '#nouveau' },
} satisfies Meta<typeof TicketList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Tickets' }));
    await expect(list.getAllByRole('article')).toHaveLength(4);
    const [first] = samples;
    const ticket = within(list.getByRole('article', { name: 'Adresse de livraison à modifier' }));
    await expect(ticket.getByRole('link')).toHaveAttribute('href', '#ticket-4');
    await expect(ticket.getByText('Ouvert')).toBeVisible();
    await expect(ticket.getByText(`${first?.message.slice(0, ticketPreviewLength)}…`)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { tickets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nouvelle demande' })).toHaveAttribute('href', '#nouveau');
  },
};

/** A shop in service promises no time that its owner would have to keep. */
export const EmptyInService: Story = {
  tags: ['!autodocs'],
  args: { tickets: [], promised: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Une question.\? Écrivez-nous\.$/)).toBeVisible();
  },
};

/** A subject without a space breaks rather than pushing the page wide. */
export const LongSubject: Story = {
  parameters: framed(240),
  args: {
    tickets: samples.slice(0, 1).map((ticket) => ({
      ...ticket,
      subject: 'Réclamation/colis/endommagé/transporteur/suivi/6A12345678901/Nantes',
    })),
  },
  globals: { viewport: { value: 'smallest' } },

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Réclamation/ })).toBeVisible();
    await expect(pageOverflow()).toBe(0);
  },
};
