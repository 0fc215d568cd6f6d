import { deliveryLabel, formatPrice, lineTotal, vatOf } from '@nuee/domain';
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react';
import { bottleIdOf } from '../commerce/pictures.ts';
import type { OrderMailOrder } from './letter.ts';
import { buttonColors, hairline, inInk, onGround, onTint, sans } from './mailStyles.ts';
import { small } from './mailTexts.ts';

const ink = inInk('ink');
const muted = inInk('inkMuted');
const body: CSSProperties = { font: `400 16px/1.6 ${sans}`, ...ink.color };
const table = { width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 };
const layoutTable = { ...table, role: 'presentation' };

/** A paragraph. */
export function MailText({ text, isLaw }: { text: string; isLaw: boolean }): ReactNode {
  const [{ className }, style] = isLaw
    ? [muted, { ...small, margin: '0 0 8px' }]
    : [ink, { ...body, margin: '0 0 20px' }];
  return h('p', { className, style }, ...withWholeNumbers(text));
}

/** The number of an order, an invoice or a credit note never breaks at its hyphens. */
function withWholeNumbers(text: string): ReactNode[] {
  return text
    .split(/([A-Z]+-\d{4}-\d+)/)
    .map((part, i) => (i % 2 === 1 ? h('span', { style: { whiteSpace: 'nowrap' } }, part) : part));
}

/** The one thing to do. */
export function MailButton({ label, href }: { label: string; href: string }): ReactNode {
  const { className, ink: contrast } = buttonColors;
  const ground = { backgroundColor: buttonColors.ground, borderRadius: '2px' };
  const link: CSSProperties = {
    ...ground,
    display: 'inline-block',
    padding: '14px 28px',
    color: contrast,
    font: `600 15px/1.2 ${sans}`,
    textDecoration: 'none',
  };
  // Some mail clients support no background on a link, only on a cell.
  return h(
    'table',
    { ...layoutTable, width: undefined, style: { margin: '8px 0 28px' } },
    h(
      'tbody',
      null,
      h('tr', null, h('td', { className, style: ground }, h('a', { href, className, style: link }, label))),
    ),
  );
}

/** Something else that can be done, below the one thing to do. */
export function MailLink({ label, href }: { label: string; href: string }): ReactNode {
  return h(
    'p',
    { className: ink.className, style: { ...body, margin: '0 0 20px' } },
    h('a', { href, className: ink.className, style: { ...body, textDecoration: 'underline' } }, label),
  );
}

/** Names and values, one below the other. */
export function MailFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }): ReactNode {
  const ground = onGround('paperSunken');
  return h(
    'table',
    { ...table, className: ground.className, style: { margin: '0 0 20px', ...ground.color } },
    h(
      'tbody',
      null,
      facts.map(([name, value]) =>
        h(
          'tr',
          { key: name },
          h(
            'th',
            {
              scope: 'row',
              align: 'left',
              className: muted.className,
              style: { ...factCell, ...muted.color, wordBreak: 'normal' },
            },
            name,
          ),
          h('td', { align: 'left', className: ink.className, style: { ...factCell, ...ink.color } }, value),
        ),
      ),
    ),
  );
}

const factCell: CSSProperties = { padding: '8px 16px', font: `400 15px/1.5 ${sans}`, verticalAlign: 'top' };

/** A quoted text or an address, with its line breaks. */
export function MailQuote({ text, isLaw }: { text: string; isLaw: boolean }): ReactNode {
  const ground = onGround('paperSunken');
  const { className } = isLaw ? muted : ink;
  const words = isLaw ? { ...small, padding: '8px 12px' } : { ...body, padding: '16px 20px' };
  return h(
    'blockquote',
    {
      className: `${ground.className} ${className}`,
      style: { ...words, margin: `0 0 ${isLaw ? 8 : 20}px`, ...ground.color },
    },
    text.split('\n').map((line, i) => h(Fragment, { key: i }, i > 0 ? h('br') : null, line)),
  );
}

/** What was ordered and what it costs, or what is paid back of it. */
export function MailOrderLines({
  order,
  isRefund,
  shopUrl,
}: {
  order: OrderMailOrder;
  isRefund?: boolean;
  shopUrl: string;
}): ReactNode {
  const cell: CSSProperties = {
    padding: '12px 0',
    borderTop: hairline.borderTop,
    font: `400 15px/1.5 ${sans}`,
    ...ink.color,
  };
  const line = `${hairline.className} ${ink.className}`;
  const amount: CSSProperties = { ...cell, paddingLeft: '16px', whiteSpace: 'nowrap', verticalAlign: 'top' };
  return h(
    'table',
    { ...table, style: { margin: '0 0 24px' } },
    h(
      'tbody',
      null,
      order.items.map((item) =>
        h(
          'tr',
          { key: item._id },
          h(
            'td',
            { width: 72, className: hairline.className, style: { ...cell, width: '72px', verticalAlign: 'top' } },
            h(Thumbnail, { image: item.image, shopUrl }),
          ),
          h(
            'th',
            { scope: 'row', align: 'left', className: line, style: { ...cell, verticalAlign: 'top' } },
            item.name,
            h('br'),
            h('span', { className: muted.className, style: { fontSize: '14px', ...muted.color } }, variantOf(item)),
          ),
          h('td', { align: 'right', className: line, style: amount }, formatPrice(lineTotal(item))),
        ),
      ),
      totalsOf(order, isRefund).map(([name, value], i, { length }) => {
        const isTotal = i === length - 1;
        const look: CSSProperties = isTotal
          ? { fontWeight: 600 }
          : { padding: `${i === 0 ? 12 : 0}px 0 ${i === length - 2 ? 12 : 4}px`, ...(i > 0 && { borderTop: 'none' }) };
        return h(
          'tr',
          { key: name },
          h('th', { scope: 'row', align: 'left', colSpan: 2, className: line, style: { ...cell, ...look } }, name),
          h('td', { align: 'right', className: line, style: { ...amount, ...look, paddingLeft: '16px' } }, value),
        );
      }),
    ),
  );
}

/** The bottle on its tint, which stays where a mail client shows no pictures. Of an eager one React would write a preload into the head. */
function Thumbnail({ image, shopUrl }: { image: string; shopUrl: string }): ReactNode {
  const { className, color } = onTint(bottleIdOf(image));
  return h('img', {
    src: `${shopUrl}${image.replace(/\.\w+$/, '-320.webp')}`,
    alt: '',
    width: 56,
    height: 56,
    loading: 'lazy',
    className,
    style: { display: 'block', border: 0, ...color },
  });
}

/** `30 ml · 3 mg/ml · × 2` */
export function variantOf({ size, nicotineStrength, quantity }: OrderMailOrder['items'][number]): string {
  return `${size}\u00a0ml\u00a0· ${nicotineStrength}\u00a0mg/ml\u00a0· ×\u00a0${quantity}`;
}

/** The amounts below the lines, the total last. */
export function totalsOf(order: OrderMailOrder, isRefund = false): (readonly [name: string, amount: string])[] {
  const { itemsPrice, shippingPrice, taxPrice, totalPrice } = order;
  return [
    ['Sous-total', formatPrice(itemsPrice)],
    ...(isRefund && shippingPrice === 0
      ? []
      : [[deliveryLabel(order), shippingPrice === 0 ? 'Offerte' : formatPrice(shippingPrice)] as const]),
    [vatOf(order).included ? 'dont TVA' : 'TVA', formatPrice(taxPrice)],
    ['Total', formatPrice(totalPrice)],
  ];
}
