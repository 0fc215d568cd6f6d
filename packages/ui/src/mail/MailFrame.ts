import { createElement as h, type ReactNode } from 'react';
import type { Letter, MailShop } from './letter.ts';
import { hairline, headStyles, inInk, onGround, sans, serif } from './mailStyles.ts';

export interface MailFrameProps {
  letter: Pick<Letter, 'subject' | 'preview' | 'title'>;
  shop: MailShop;
  /** What stands below the imprint. */
  law: readonly ReactNode[];
  children?: ReactNode;
}

/** A table used for layout, since that is what mail clients support. */
const layoutTable = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 };

/** The document of a mail: the name of the shop, a title, the content, and the sender. */
export function MailFrame({ letter: { subject, preview, title }, shop, law, children }: MailFrameProps): ReactNode {
  const paper = onGround('paper');
  const sheet = onGround('paperRaised');
  const ink = inInk('ink');
  return h(
    'html',
    { lang: 'fr', dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, headStyles),
    ),
    h(
      'body',
      { className: paper.className, style: { margin: 0, padding: 0, ...paper.color } },
      // Shown only in a list of mails, after the subject.
      h(
        'div',
        { 'aria-hidden': true, style: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: '1px' } },
        preview,
      ),
      h(
        'table',
        {
          ...layoutTable,
          className: paper.className,
          style: paper.color,
        },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              // A word or link longer than a phone is wide is broken; `overflow-wrap` would still let it widen the table.
              { align: 'center', style: { padding: '32px 12px', wordBreak: 'break-word' } },
              h(
                'table',
                // The attribute is for mail clients without `max-width`.
                { ...layoutTable, width: 600, style: { width: '100%', maxWidth: '600px' } },
                h(
                  'tbody',
                  null,
                  row(
                    { style: { padding: '0 0 24px' } },
                    h(
                      'header',
                      { className: ink.className, style: { font: `300 26px/1.2 ${serif}`, ...ink.color } },
                      shop.name,
                    ),
                  ),
                  row(
                    {
                      className: `sheet ${sheet.className}`,
                      style: { padding: '32px 40px 12px', ...sheet.color },
                    },
                    h(
                      'main',
                      null,
                      // The accent of the house, for which a mail has no font: gold is seen on both grounds.
                      h('img', {
                        src: `${shop.url}/images/mail-accent.png`,
                        alt: '',
                        width: 22,
                        height: 22,
                        loading: 'lazy',
                        style: { display: 'block', margin: '0 0 4px', border: 0 },
                      }),
                      h(
                        'h1',
                        {
                          className: ink.className,
                          style: { margin: '0 0 20px', font: `300 30px/1.15 ${serif}`, ...ink.color },
                        },
                        title,
                      ),
                      children,
                    ),
                  ),
                  row({ style: { padding: '24px 0 0' } }, h(Imprint, { shop, law })),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

function row(cell: object, ...children: ReactNode[]): ReactNode {
  return h('tr', null, h('td', { align: 'left', ...cell }, ...children));
}

function Imprint({ shop, law }: Pick<MailFrameProps, 'shop' | 'law'>): ReactNode {
  const muted = inInk('inkMuted');
  const line = { margin: '12px 0 0', font: `400 13px/1.5 ${sans}`, ...muted.color };
  return h(
    'footer',
    { className: hairline.className, style: { borderTop: hairline.borderTop } },
    ...imprintLines(shop).map((text) =>
      h('p', { key: text, className: muted.className, style: line }, ...linked(text)),
    ),
    h('p', { className: muted.className, style: line }, link(shop.url, shop.url.replace(/^https?:\/\//, ''))),
    law.length > 0 && h('div', { style: { padding: '24px 0 0' } }, law),
  );

  // Otherwise a mail client turns an address into a link in a colour of its own.
  function linked(text: string): ReactNode[] {
    const [before = '', ...after] = shop.email === '' ? [text] : text.split(shop.email);
    return after.length === 0 ? [before] : [before, link(`mailto:${shop.email}`, shop.email), after.join(shop.email)];
  }

  function link(href: string, label: string): ReactNode {
    const style = { ...muted.color, textDecoration: 'underline' };
    return h('a', { href, className: muted.className, style }, label);
  }
}

/** The sender, with which both the HTML and the plain text end. */
export function imprintLines({ name, address, email }: MailShop): string[] {
  return [
    [name, address].filter((part) => part !== '').join(', '),
    ...(email === '' ? [] : [`Une question\u00a0? Écrivez à ${email}.`]),
    'La vente de nos produits est interdite aux mineurs.',
  ];
}
