/** Reads the data of a mail from the storage when it is written: the outbox itself holds no text and no secret. */
import { refundDay, trackedParcel } from '@nuee/domain';
import { ownerEvents } from '@nuee/domain/live';
import { type MailContent, type MailShop, type OwnerNews, type WrittenMail, writeMail } from '@nuee/ui/mail';
import { digestCalls, type OwnerCall } from '../commands/callOwner.ts';
import { creditedOrder, keptOrder } from '../commands/invoices.ts';
import { agreedTerms } from '../commands/legalTexts.ts';
import { openConfirmation } from '../commands/newsletter.ts';
import { invoiceReceived } from '../commands/receivePayment.ts';
import { openReset } from '../commands/resets.ts';
import { settingsOf } from '../commands/settings.ts';
import type { Reader, StoredMail, Transaction } from '../db/storage.ts';
import { paymentStateOf, refundsOf } from '../db/tables/orders.ts';
import { owesRefund } from '../presenters/orders.ts';
import type { PrepareMail } from './outbox.ts';

/** @param shopUrl without a slash at the end. */
export function mailWriter(shopUrl: string): PrepareMail {
  return async (t, mail, now) => {
    if (mail.kind === 'order-paid') await invoiceReceived(t, now, mail.data.orderId ?? '');
    const content = await contentOf(t, mail, now, personalLinks);
    if (!content) return undefined;
    const shop = await mailShopOf(t, shopUrl);
    const { name, email } = shop;
    const { id, to, createdAt } = mail;
    const host = new URL(shopUrl).hostname;
    return () => ({
      id,
      host,
      createdAt,
      // Until the owner has set an address, mails come from a no-reply address at the shop's host.
      from: { name, address: email || `ne-pas-repondre@${host}` },
      to: { name: 'name' in content ? content.name : '', address: to },
      ...writeMail(content, shop),
    });
  };
}

/**
 * What a mail says, for the back office. Reads inside the transaction what it is made from, and returns how it is written outside of it;
 * undefined when what it is about is gone.
 */
export async function mailText(
  t: Transaction,
  mail: StoredMail,
  now: Date,
  shopUrl: string,
): Promise<(() => WrittenMail) | undefined> {
  const content = await contentOf(t, mail, now, noLinks);
  if (!content) return undefined;
  const shop = await mailShopOf(t, shopUrl);
  return () => writeMail(content, shop);
}

/** What the links of a mail to one reader alone end with. */
interface Links {
  reset: typeof openReset;
  confirmation: typeof openConfirmation;
}
const personalLinks: Links = { reset: openReset, confirmation: openConfirmation };
/** Such a link opens an account: nobody else gets one. */
const noLinks: Links = { reset: async () => 'lien-personnel', confirmation: async () => 'lien-personnel' };

/** The sender. */
export async function mailShopOf(t: Reader, url: string): Promise<MailShop> {
  const { name, email, address } = (await settingsOf(t)).identity;
  // A shop without a name yet goes by its address.
  return { name: name || new URL(url).hostname, email, address: address.replaceAll(/\s*\n\s*/g, ', '), url };
}

/** `undefined` when the subject of the mail no longer exists. */
async function contentOf(
  t: Transaction,
  { kind, to, data }: StoredMail,
  now: Date,
  links: Links,
): Promise<MailContent | undefined> {
  switch (kind) {
    case 'order-received':
    case 'order-paid':
    case 'order-shipped':
    case 'order-delivered':
    case 'order-cancelled':
    case 'order-refunded':
    case 'order-changed':
    case 'transfer-reminder': {
      const stored = await t.get('orders', data.orderId ?? '');
      if (!stored) return undefined;
      const { order, customer, invoiceNumber } = stored;
      const parcels = stored.parcels?.map((parcel) => trackedParcel(parcel, order.shippingAddress.postalCode));
      const { bankTransfer } = await settingsOf(t);
      // An order of the demonstration has none.
      const terms = stored.terms && (await agreedTerms(t, stored));
      const name = (await t.get('users', stored.userId))?.firstName ?? customer?.name ?? '';
      if (kind === 'order-refunded') {
        const refunds = refundsOf(stored);
        const refund = refunds.find(({ number }) => number === data.creditNumber) ?? refunds.at(-1);
        if (!refund) return undefined;
        const isWhole = refund.totalPrice === order.totalPrice;
        return { kind, name, order: creditedOrder(stored, refund), creditNumber: refund.number || undefined, isWhole };
      }
      if (kind === 'order-changed' || kind === 'transfer-reminder')
        return { kind, name, order: keptOrder(stored), bankTransfer };
      return { kind, name, order, bankTransfer, terms, invoiceNumber, parcels };
    }
    case 'ticket-answered': {
      const ticket = await t.get('tickets', data.ticketId ?? '');
      const place = ticket?.responses.findIndex(({ _id }) => _id === data.responseId) ?? -1;
      const answer = ticket?.responses[place];
      if (!ticket || !answer) return undefined;
      const { name, subject, message, userId } = ticket;
      const asked = ticket.responses.slice(0, place).findLast(({ isAdmin }) => !isAdmin)?.message ?? message;
      return { kind, name, subject, asked, answer: answer.message, hasAccount: userId !== undefined };
    }
    case 'password-reset':
    case 'invitation': {
      const user = await t.get('users', data.userId ?? '');
      if (!user || user.status === 'inactive') return undefined;
      const name = user.firstName;
      const token = await links.reset(t, user, now);
      return { kind, name, token, isOfBackOffice: (user.role ?? 'customer') !== 'customer' };
    }
    case 'address-changed': {
      const user = await t.get('users', data.userId ?? '');
      return user && { kind, name: user.firstName, addresses: user.addresses };
    }
    case 'second-factor-removed': {
      const user = await t.get('users', data.userId ?? '');
      return user && { kind, name: user.firstName, passkey: data.passkey, left: data.left === 'true' };
    }
    case 'erasure-announced': {
      const user = await t.get('users', data.userId ?? '');
      // She has logged in since.
      if (user?.erasesAt === undefined) return undefined;
      return { kind, name: user.firstName, erasesAt: user.erasesAt };
    }
    case 'withdrawal-received': {
      const receiptId = data.receiptId ?? '';
      const received = await t.get('withdrawals', receiptId);
      if (!received) return undefined;
      const { orderNumber, name, email, reason, createdAt } = received;
      const declared = data.isQuoted === undefined ? undefined : { orderNumber, name, email, reason };
      return { kind, receiptId, receivedAt: createdAt, declared };
    }
    case 'owner-notice': {
      const [news] = await newsOf(t, [{ event: ownerEvent(data.event), about: data.about ?? '' }]);
      return news && { kind, news };
    }
    case 'owner-digest': {
      const news = await newsOf(t, digestCalls(data));
      return news.length === 0 ? undefined : { kind, news, more: Number(data.more ?? 0) };
    }
    case 'newsletter-confirmation':
      return { kind, token: await links.confirmation(t, to, now) };
  }
}

const ownerEvent = (code: string | undefined): OwnerCall['event'] =>
  code === 'cards' ? code : (ownerEvents.find((event) => event === code) ?? 'failure');

/** What owners are told, as it is now: what is gone since isn't told. */
async function newsOf(t: Transaction, calls: readonly OwnerCall[]): Promise<OwnerNews[]> {
  const news: OwnerNews[] = [];
  for (const call of calls) {
    const one = await oneNews(t, call);
    if (one) news.push(one);
  }
  return news;
}

async function oneNews(t: Transaction, { event, about }: OwnerCall): Promise<OwnerNews | undefined> {
  switch (event) {
    case 'order':
    case 'cancellation': {
      const stored = await t.get('orders', about);
      if (!stored) return undefined;
      const { _id, orderNumber, totalPrice, paymentMethod, isPaid } = stored.order;
      return { event, _id, orderNumber, totalPrice, paymentMethod, isPaid, name: stored.customer?.name ?? '' };
    }
    case 'message': {
      const ticket = await t.get('tickets', about);
      const said = ticket?.responses.findLast(({ isAdmin }) => !isAdmin)?.message ?? ticket?.message;
      return ticket && { event, _id: about, name: ticket.name, subject: ticket.subject, message: said ?? '' };
    }
    case 'withdrawal': {
      const declared = await t.get('withdrawals', about);
      if (!declared) return undefined;
      const { orderNumber, name, email, reason, createdAt, status = 'received', orderId } = declared;
      const order = orderId === undefined ? undefined : await t.get('orders', orderId);
      const isOwed = owesRefund(status, { payment: order && paymentStateOf(order), email });
      return { event, orderNumber, name, reason, refundBy: isOwed ? refundDay(createdAt) : undefined };
    }
    case 'stock': {
      const product = await t.get('products', about);
      return product && { event, _id: about, name: product.name, stock: product.stock };
    }
    case 'failure': {
      const failed = await t.get('mails', about);
      return failed && { event, to: failed.to, failed: failed.kind, error: failed.lastError ?? '' };
    }
    case 'cards':
      return { event, who: about, gateway: (await settingsOf(t)).gateway };
    case 'iban':
      return { event, who: about, iban: (await settingsOf(t)).bankTransfer.iban };
  }
}
