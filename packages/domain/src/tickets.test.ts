import { describe, expect, it } from 'vitest';
import { frozenNow } from './fixtures/index.ts';
import {
  canReply,
  openTicket,
  replyError,
  replyToTicket,
  ticketError,
  ticketPreview,
  ticketStatuses,
  ticketStatusLabel,
} from './tickets.ts';

const now = new Date(frozenNow);
const later = new Date('2026-01-16T08:00:00+01:00');
const ticket = openTicket(' Bouchon abîmé ', ' Il est fendu. ', { id: 't1', now });

it('names every status', () => {
  expect(ticketStatuses.map(ticketStatusLabel)).toEqual(['Ouvert', 'En attente', 'Résolu', 'Fermé']);
});

describe('a new ticket', () => {
  it('is open, has a date and has no responses', () => {
    expect(ticket).toEqual({
      _id: 't1',
      subject: 'Bouchon abîmé',
      message: 'Il est fendu.',
      createdAt: '2026-01-15T09:00:00.000Z',
      updatedAt: '2026-01-15T09:00:00.000Z',
      status: 'open',
      responses: [],
    });
  });

  it.each([
    ['', ''],
    ['Sujet', ' '],
    ['\n', 'Message'],
  ])('needs a subject and a message (« %s », « %s »)', (subject, message) => {
    expect(ticketError(subject, message)).toBe('Veuillez remplir tous les champs.');
  });

  it('is accepted with both', () => {
    expect(ticketError('Sujet', 'Message')).toBeUndefined();
  });
});

describe('a reply', () => {
  it.each(['', ' ', '\n\t'])('can’t be empty', (message) => {
    expect(replyError(message)).toBe('Votre message ne peut pas être vide.');
  });

  it('is accepted with a word', () => {
    expect(replyError('Merci')).toBeUndefined();
  });

  it('comes at the end of the ticket and updates its date', () => {
    const answered = replyToTicket(replyToTicket(ticket, 'Un', { id: 'r1', now }), ' Deux ', { id: 'r2', now: later });
    expect(answered.responses.map(({ _id, message }) => [_id, message])).toEqual([
      ['r1', 'Un'],
      ['r2', 'Deux'],
    ]);
    expect(answered.responses.every((response) => !response.isAdmin)).toBe(true);
    expect(answered.createdAt).toBe(ticket.createdAt);
    expect(answered.updatedAt).toBe('2026-01-16T07:00:00.000Z');
    expect(answered.status).toBe('open');
  });

  it('is allowed in every status but closed', () => {
    expect(ticketStatuses.filter((status) => canReply({ status }))).toEqual(['open', 'pending', 'resolved']);
  });

  it('leaves a closed ticket as it is', () => {
    const closed = { ...ticket, status: 'closed' as const };
    expect(replyToTicket(closed, 'Encore', { id: 'r1', now: later })).toBe(closed);
  });
});

describe('the preview of a message', () => {
  it.each([0, 119, 120])('is the whole message of %d characters', (length) => {
    expect(ticketPreview('é'.repeat(length))).toBe('é'.repeat(length));
  });

  it('is cut after 120 characters', () => {
    expect(ticketPreview('é'.repeat(121))).toBe(`${'é'.repeat(120)}…`);
  });

  it('does not cut a character in two', () => {
    expect(ticketPreview('🍓'.repeat(121))).toBe(`${'🍓'.repeat(120)}…`);
    expect(ticketPreview('🍓'.repeat(120))).toBe('🍓'.repeat(120));
  });
});
