import type { LegalInline } from '@nuee/domain';
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react';
import type { MailLine } from './letter.ts';
import { inInk, sans, serif } from './mailStyles.ts';

// The parts of a legal text: much smaller than what the mail is about, below its imprint.

const ink = inInk('inkMuted');
/** Of what the law wants a mail to say. */
export const small: CSSProperties = { font: `400 12px/1.5 ${sans}`, ...ink.color };

/** A title in a long mail. */
export function MailHeading({ level, text }: { level: 2 | 3; text: string }): ReactNode {
  const font = level === 2 ? `300 18px/1.2 ${serif}` : `600 12px/1.5 ${sans}`;
  const margin = level === 2 ? '0 0 8px' : '12px 0 4px';
  return h(`h${level}`, { className: ink.className, style: { margin, font, ...ink.color } }, text);
}

/** A paragraph with stressed words, links and line breaks. */
export function MailLines({ lines }: { lines: readonly MailLine[] }): ReactNode {
  return h(
    'p',
    { className: ink.className, style: { ...small, margin: '0 0 8px' } },
    lines.map((line, i) => h(Fragment, { key: i }, i > 0 ? h('br') : null, piecesOf(line))),
  );
}

export function MailList({ items }: { items: readonly MailLine[] }): ReactNode {
  return h(
    'ul',
    { className: ink.className, style: { ...small, margin: '0 0 8px', paddingLeft: '20px' } },
    items.map((item, i) => h('li', { key: i }, piecesOf(item))),
  );
}

function piecesOf(line: MailLine): ReactNode[] {
  return line.map((piece, i) => {
    if (typeof piece === 'string') return piece;
    if ('strong' in piece) return h('strong', { key: i }, piece.strong);
    const style = { ...small, textDecoration: 'underline' };
    return h('a', { key: i, href: piece.href, className: ink.className, style }, piece.link);
  });
}

/** The same in plain text, where a link is followed by its address. */
export const lineText = (line: MailLine): string => line.map(pieceText).join('');

function pieceText(piece: LegalInline): string {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return piece.strong;
  const { link, href } = piece;
  return [link, `mailto:${link}`].includes(href) ? link : `${link} (${href})`;
}
