import { guaranteeBox } from '@nuee/domain';
import { mailKinds } from '@nuee/domain/live';
import { describe, expect, it } from 'vitest';
import { mailContents, mailShop, orderInService, strangersWithdrawal } from './fixtures.ts';
import { writeMail } from './writeMail.ts';

/** Finds plain spaces and straight apostrophes that are wrong in French, with some context. */
const faults = /.{0,24}(?: [:;!?€%»](?!\/)|« |\d (?:€|ml|mg|h|%|jours?)(?![\wà-ÿ])|\w'[\wà-ÿ]).{0,12}/g;

const mails = [
  ...mailKinds.map((kind) => [kind, mailContents[kind]] as const),
  ['in service', orderInService] as const,
  ['withdrawal of no order', strangersWithdrawal] as const,
];

describe.each(mails)('%s', (name, content) => {
  const { subject, text, html } = writeMail(content, mailShop);
  const elements = html.slice(html.indexOf('<body'));
  const shown = elements
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

  // Each word that a customer gets by mail: a change of one is read like a change of code.
  it('says what stands in its file', () =>
    expect(`${subject}\n\n${text}\n`).toMatchFileSnapshot(`./texts/${name}.txt`));

  it('runs nothing, and loads nothing but pictures of the shop', () => {
    expect(html).not.toMatch(/<(?:script|link|iframe|object|embed|form|base|svg)\b/i);
    expect(html).not.toMatch(/url\(|@import|@font-face|\son\w+=|javascript:/i);
    const pictures = html.match(/\ssrc="[^"]*"/g) ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toMatch(/^ src="https:\/\/shop\.example\/images\/[^?]+"$/);
    expect(html.match(/<img(?![^>]* alt=")/)).toBeNull();
  });

  it('asks for one thing at most, and is shown as a whole: Gmail cuts at 102 kB', () => {
    expect(html.match(/<a [^>]*class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });

  it('leads to the shop and to whom it names only', () => {
    expect(
      html
        .match(/https?:\/\/[^"<\s]+/g)
        ?.every((address) => /(?:(?:shop|mediation)\.example|www\.laposte\.fr)/.test(address)),
    ).toBe(true);
  });

  it('is laid out in tables, with inline styles', () => {
    expect(elements).toContain('<table role="presentation"');
    const withoutStyle = elements.match(/<(?:body|p|a|h[1-3]|ul|th|td|blockquote)(?![^>]*\sstyle=)[^>]*>/g) ?? [];
    expect(withoutStyle).toEqual([]);
    expect(html).not.toMatch(/display:(?:flex|grid)|var\(--|light-dark\(/);
  });

  it('has a dark variant of each colour', () => {
    const head = html.slice(0, html.indexOf('<body'));
    const colored = elements.match(/<[^>]+style="[^"]*(?:background-color|[^-]color):[^>]*>/g) ?? [];
    expect(colored.length).toBeGreaterThan(5);
    for (const element of colored) {
      const classes = /class="([^"]*)"/.exec(element)?.[1]?.split(' ') ?? [];
      expect(
        classes.some((name) => head.includes(`.${name}{`)),
        element,
      ).toBe(true);
    }
  });

  it('follows French typography', () => {
    for (const said of [subject, text, shown]) expect(said.match(faults) ?? []).toEqual([]);
  });
});

it('says of an order whether it is paid already', () => {
  const { order, ...received } = mailContents['order-received'];
  const subjectOf = (isPaid: boolean) => writeMail({ ...received, order: { ...order, isPaid } }, mailShop).subject;
  expect(subjectOf(false)).toMatch(/ est enregistrée$/);
  expect(subjectOf(true)).toMatch(/ est reçue et payée$/);
});

it.each(['order-received', 'order-changed', 'transfer-reminder'] as const)(
  'asks for one thing: the bank account, where whoever got %s has to ask for it',
  (kind) => {
    const content = mailContents[kind];
    const { html } = writeMail({ ...content, bankTransfer: { ...content.bankTransfer, iban: '' } }, mailShop);
    expect(html.match(/<a [^>]*class="button"[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/>Demander les coordonnées bancaires$/),
    ]);
    expect(html).toContain('>Voir ma commande<');
  },
);

it('says what the law wants below who writes', () => {
  const { text, html } = writeMail(mailContents['order-received'], mailShop);
  for (const said of [text, html]) {
    expect(said.indexOf('interdite aux mineurs')).toBeGreaterThan(said.indexOf('Voir ma commande'));
    expect(said.indexOf('Garantie légale de conformité')).toBeGreaterThan(said.indexOf('interdite aux mineurs'));
  }
});

it('leads to the contact page whoever has to ask for the bank account', () => {
  const content = mailContents['order-received'];
  const { text } = writeMail({ ...content, bankTransfer: { ...content.bankTransfer, iban: '' } }, mailShop);
  expect(text).toMatch(/indiquez la référence CMD-/);
  expect(text).toContain(`${mailShop.url}/contact`);
  expect(text).toMatch(/Sans règlement sous \d+\s?jours/);
});

describe('the terms that were agreed to', () => {
  const occurrences = (text: string, words: string) => text.split(words).length - 1;
  const form = 'Modèle de formulaire de rétractation';

  it('stand below the order with the form of withdrawal and the guarantees, each once', () => {
    const { text, html } = writeMail(orderInService, mailShop);
    for (const said of [text, html]) {
      expect(said.indexOf('Article 1. Objet')).toBeGreaterThan(said.indexOf('Sous-total'));
      for (const words of ['Article 7.', form, guaranteeBox[0]]) expect(occurrences(said, words ?? '')).toBe(1);
    }
    expect(text).toContain('Renoncer au contrat ici (https://shop.example/retractation)');
    expect(html).toContain('href="https://shop.example/retractation"');
    expect(text).toContain(`À l’attention de ${mailShop.name}, ${mailShop.address}, ${mailShop.email}\u00a0:`);
  });

  it('are followed by the form and the guarantees where an owner’s own lack them', () => {
    const terms = {
      version: 2,
      agreedAt: '2026-01-15T09:42:00+01:00',
      content: '## Prix\nCeux du jour, <b>**nets**</b>.',
    };
    const { text, html } = writeMail({ ...orderInService, terms }, mailShop);
    expect(text).toContain('Acceptées le 15 janvier 2026, version 2.');
    for (const words of [form, guaranteeBox[0]]) expect(occurrences(text, words ?? '')).toBe(1);
    expect(html).toContain('&lt;b&gt;<strong>nets</strong>&lt;/b&gt;');
  });
});
