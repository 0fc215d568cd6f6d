import { mailKinds } from '@nuee/domain/live';
import { describe, expect, it } from 'vitest';
import { mailContents, mailShop } from './fixtures.ts';
import { writeMail } from './writeMail.ts';

/** Finds plain spaces and straight apostrophes that are wrong in French, with some context. */
const faults = /.{0,24}(?: [:;!?€%»](?!\/)|« |\d (?:€|ml|mg|h|%|jours?)(?![\wà-ÿ])|\w'[\wà-ÿ]).{0,12}/g;

describe.each(mailKinds)('%s', (kind) => {
  const { subject, text, html } = writeMail(mailContents[kind], mailShop);
  const elements = html.slice(html.indexOf('<body'));
  const shown = elements
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

  it('runs nothing and loads nothing', () => {
    expect(html).not.toMatch(/<(?:script|link|img|iframe|object|embed|form|base|svg)\b/i);
    expect(html).not.toMatch(/url\(|@import|@font-face|\bsrc=|\son\w+=|javascript:/i);
    expect(
      html.match(/https?:\/\/[^"<\s]+/g)?.every((address) => /shop\.example|transporteur\.example/.test(address)),
    ).toBe(true);
  });

  it('is laid out in tables, with inline styles', () => {
    expect(elements).toContain('<table role="presentation"');
    const withoutStyle = elements.match(/<(?:body|p|a|h1|th|td|blockquote)(?![^>]*\sstyle=)[^>]*>/g) ?? [];
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
