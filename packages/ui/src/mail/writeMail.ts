import { formatPrice, lineTotal } from '@nuee/domain';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, Letter, MailContent, MailShop } from './letter.ts';
import { imprintLines, MailFrame } from './MailFrame.ts';
import {
  MailButton,
  MailFacts,
  MailLink,
  MailOrderLines,
  MailQuote,
  MailText,
  totalsOf,
  variantOf,
} from './mailParts.ts';
import { lineText, MailHeading, MailLines, MailList } from './mailTexts.ts';
import {
  orderCancelled,
  orderChanged,
  orderDelivered,
  orderPaid,
  orderReceived,
  orderRefunded,
  orderShipped,
  transferReminder,
} from './orderLetters.ts';
import { ownerDigest, ownerNotice } from './ownerLetters.ts';
import {
  addressChanged,
  erasureAnnounced,
  invitation,
  newsletterConfirmation,
  passwordReset,
  secondFactorRemoved,
  ticketAnswered,
  withdrawalReceived,
} from './personLetters.ts';

export interface WrittenMail {
  subject: string;
  /** One line per paragraph. */
  text: string;
  /** A whole document. */
  html: string;
}

/** A mail as it is sent, in French: HTML and plain text from the same content. */
export function writeMail(content: MailContent, shop: MailShop): WrittenMail {
  const letter = letterOf(content, shop);
  return { subject: letter.subject, text: plainText(letter, shop), html: htmlOf(letter, shop) };
}

function letterOf(content: MailContent, shop: MailShop): Letter {
  switch (content.kind) {
    case 'order-received':
      return orderReceived(content, shop);
    case 'order-paid':
      return orderPaid(content, shop);
    case 'order-shipped':
      return orderShipped(content, shop);
    case 'order-delivered':
      return orderDelivered(content, shop);
    case 'order-cancelled':
      return orderCancelled(content, shop);
    case 'order-refunded':
      return orderRefunded(content, shop);
    case 'order-changed':
      return orderChanged(content, shop);
    case 'transfer-reminder':
      return transferReminder(content, shop);
    case 'ticket-answered':
      return ticketAnswered(content, shop);
    case 'password-reset':
      return passwordReset(content, shop);
    case 'address-changed':
      return addressChanged(content, shop);
    case 'erasure-announced':
      return erasureAnnounced(content, shop);
    case 'second-factor-removed':
      return secondFactorRemoved(content, shop);
    case 'invitation':
      return invitation(content, shop);
    case 'withdrawal-received':
      return withdrawalReceived(content);
    case 'newsletter-confirmation':
      return newsletterConfirmation(content, shop);
    case 'owner-notice':
      return ownerNotice(content, shop);
    case 'owner-digest':
      return ownerDigest(content, shop);
  }
}

function htmlOf(letter: Letter, shop: MailShop): string {
  const { blocks, law = [] } = letter;
  const part = (block: Block, i: number, isLaw: boolean) => h('div', { key: i }, htmlBlock(block, shop, isLaw));
  return `<!DOCTYPE html>${renderToStaticMarkup(
    h(
      MailFrame,
      { letter, shop, law: law.map((block, i) => part(block, i, true)) },
      blocks.map((block, i) => part(block, i, false)),
    ),
  )}`;
}

function htmlBlock(block: Block, shop: MailShop, isLaw: boolean): ReactNode {
  switch (block.is) {
    case 'text':
      return h(MailText, { ...block, isLaw });
    case 'button':
      return h(MailButton, block);
    case 'link':
      return h(MailLink, block);
    case 'facts':
      return h(MailFacts, block);
    case 'order':
      return h(MailOrderLines, { ...block, shopUrl: shop.url });
    case 'quote':
      return h(MailQuote, { ...block, isLaw });
    case 'heading':
      return h(MailHeading, block);
    case 'lines':
      return h(MailLines, block);
    case 'list':
      return h(MailList, block);
  }
}

function plainText({ title, blocks, law = [] }: Letter, shop: MailShop): string {
  const imprint = [...imprintLines(shop), shop.url].join('\n');
  const parts = [title, ...blocks.map(textBlock), imprint, ...law.map(textBlock)];
  return `${parts.join('\n\n')}\n`;
}

function textBlock(block: Block): string {
  switch (block.is) {
    case 'text':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}\u00a0:\n${block.href}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}\u00a0: ${value}`).join('\n');
    case 'order':
      return [
        ...block.order.items.map((item) => `- ${item.name}, ${variantOf(item)}\u00a0: ${formatPrice(lineTotal(item))}`),
        ...totalsOf(block.order, block.isRefund).map(([name, amount]) => `${name}\u00a0: ${amount}`),
      ].join('\n');
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'heading':
      return block.level === 2 ? block.text.toLocaleUpperCase('fr') : block.text;
    case 'lines':
      return block.lines.map(lineText).join('\n');
    case 'list':
      return block.items.map((item) => `- ${lineText(item)}`).join('\n');
  }
}
