/** The shop itself: its settings, texts and numbers, and what was done in it. */
import { raisePublication } from '../announce.ts';
import { table } from './table.ts';
import { json, parsed, present, searchText, staffOf, trueOr, truthOr } from './values.ts';

export const settings = table<'settings', 'settings'>({
  name: 'settings',
  isShared: true,
  toRow: (id, content) => ({ id, content: json(content) }),
  fromRow: (row) => parsed(row.content),
  follow: async (t) => raisePublication(t),
});

export const legalTexts = table<'legalTexts', 'legal_texts'>({
  name: 'legal_texts',
  isShared: true,
  toRow: (id, { text, createdAt, who }) => ({ id, text, created_at: createdAt, who }),
  fromRow: ({ text, created_at, who }) => ({ text, createdAt: created_at, who }),
  follow: async (t) => raisePublication(t),
});

export const pages = table<'pages', 'pages'>({
  name: 'pages',
  isShared: true,
  toRow: (id, { content, createdAt, who }) => ({ id, content: json(content), created_at: createdAt, who }),
  fromRow: ({ content, created_at, who }) => ({ content: parsed(content), createdAt: created_at, who }),
  follow: async (t) => raisePublication(t),
});

export const secrets = table<'secrets', 'secrets'>({
  name: 'secrets',
  isShared: true,
  toRow: (id, { sealed, since }) => ({ id, sealed, since }),
  fromRow: ({ sealed, since }) => ({ sealed, since }),
});

export const agreedTerms = table<'agreedTerms', 'agreed_terms'>({
  name: 'agreed_terms',
  isShared: true,
  toRow: (id, { text }) => ({ id, text }),
  fromRow: ({ text }) => ({ text }),
});

export const facts = table<'facts', 'facts'>({
  name: 'facts',
  isShared: true,
  toRow: (id, { since, key, inService }) => ({ id, since, key: key ?? null, in_service: truthOr(inService) }),
  fromRow: ({ since, key, in_service }) => ({ since, ...present({ key, inService: trueOr(in_service) }) }),
});

export const counters = table<'counters', 'counters'>({
  name: 'counters',
  toRow: (id, { last }) => ({ id, last }),
  fromRow: ({ last }) => ({ last }),
});

export const events = table<'events', 'events'>({
  name: 'events',
  keyOf: Number,
  toRow: (id, { topic, id: subject, kind, endsAt }) => ({
    id: Number(id),
    topic,
    subject_id: subject,
    kind,
    ends_at: endsAt,
  }),
  fromRow: ({ topic, subject_id, kind, ends_at }) => ({ topic, id: subject_id, kind, endsAt: ends_at }),
});

export const journal = table<'journal', 'journal'>({
  name: 'journal',
  toRow: (id, { createdAt, who, what, target, name, from, to }) => ({
    id,
    created_at: createdAt,
    who,
    who_key: staffOf(who),
    what,
    target,
    name,
    changed_from: from ?? null,
    changed_to: to ?? null,
    search: searchText(who, name),
  }),
  fromRow: ({ created_at, who, what, target, name, changed_from, changed_to }) => ({
    createdAt: created_at,
    who,
    what,
    target,
    name,
    ...present({ from: changed_from, to: changed_to }),
  }),
});
