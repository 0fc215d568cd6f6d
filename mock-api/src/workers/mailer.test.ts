import { guaranteeBox, withdrawalForm } from '@nuee/domain';
import { orders } from '@nuee/domain/fixtures';
import { type MailKind, mailKinds, standardSettings } from '@nuee/domain/live';
import { writeMail } from '@nuee/ui/mail';
import { mailContents, mailShop } from '@nuee/ui/mail/fixtures';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { tell } from '../commands/command.ts';
import { agreeToTerms, changeLegalText } from '../commands/legalTexts.ts';
import type { Storage, Transaction } from '../db/storage.ts';
import { createPost } from '../mail/post.ts';
import { createEngine, type Engine } from '../testing/engine.ts';
import { type Refuse, startMailServer } from '../testing/mailServer.ts';
import { sendMails } from './mailer.ts';

const start = new Date('2026-01-15T09:42:00+01:00');
const minute = 60_000;
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * minute);
const shopUrl = mailShop.url;

let engine: Engine;
let storage: Storage;
beforeAll(async () => {
  engine = await createEngine();
  storage = await engine.open();
});
beforeEach(() => storage.tx(async (t) => t.clear()));
afterAll(async () => {
  await storage.close();
  await engine.close();
});

async function mailServer(refuse?: Refuse) {
  const server = await startMailServer(refuse);
  const post = createPost({ smtpUrl: server.smtpUrl, dataDir: engine.dataDir });
  onTestFinished(async () => {
    post.close();
    await server.close();
  });
  return { ...server, post };
}

const identity = { ...standardSettings.identity, email: mailShop.email, address: mailShop.address };

/** The records that the fixture of this mail is made from, and the mail in the outbox. */
async function queueFixture(t: Transaction, kind: MailKind, to = 'camille@mail.example'): Promise<void> {
  const content = mailContents[kind];
  const { bankTransfer } = mailContents['order-received'];
  await t.put('settings', 'shop', { ...standardSettings, identity, bankTransfer });
  await tell(t, { who: 'shop', now: start }, { mails: [{ kind, to, data: await put() }] });

  async function put(): Promise<Record<string, string>> {
    switch (content.kind) {
      case 'ticket-answered': {
        const { name, subject, asked, answer } = content;
        const at = start.toISOString();
        const responses = [
          { _id: 'first', message: answer, createdAt: at, isAdmin: true },
          { _id: 'later', message: 'Une autre réponse.', createdAt: at, isAdmin: true },
        ];
        await t.put('tickets', 'ticket-1', {
          ...{ userId: 'user-1', name, email: to, subject, message: asked, status: 'pending' },
          ...{ createdAt: at, updatedAt: at, responses },
        });
        return { ticketId: 'ticket-1', responseId: 'first' };
      }
      case 'address-changed':
        await t.put('users', 'user-1', {
          ...{ id: 'user-1', email: to, passwordHash: '', firstName: content.name, lastName: '', phone: '' },
          addresses: [...content.addresses],
        });
        return { userId: 'user-1' };
      case 'password-reset':
      case 'second-factor-removed':
      case 'invitation': {
        const isInvited = content.kind === 'invitation';
        await t.put('users', 'user-1', {
          ...{ id: 'user-1', email: to, passwordHash: '', firstName: content.name, lastName: '', phone: '' },
          ...{ addresses: [], role: isInvited ? 'staff' : 'customer', status: isInvited ? 'pending' : 'active' },
        });
        return { userId: 'user-1' };
      }
      case 'erasure-announced':
        await t.put('users', 'user-1', {
          ...{ id: 'user-1', email: to, passwordHash: '', firstName: content.name, lastName: '', phone: '' },
          ...{ addresses: [], erasesAt: content.erasesAt },
        });
        return { userId: 'user-1' };
      case 'withdrawal-received': {
        const { receiptId, receivedAt, declared = { orderNumber: '', name: '', email: to } } = content;
        const { reason = '', ...rest } = declared;
        await t.put('withdrawals', receiptId, { ...rest, reason, createdAt: receivedAt });
        return { receiptId, isQuoted: 'yes' };
      }
      case 'newsletter-confirmation':
        return {};
      case 'owner-notice':
      case 'owner-digest': {
        const order = orders.unpaid;
        // Whom an owner reads of by the whole name; a customer is addressed by the first one.
        const { name } = mailContents['ticket-answered'];
        await t.put('orders', order._id, { userId: 'user-1', order, customer: { name, email: to } });
        const at = start.toISOString();
        await t.put('tickets', 'ticket-1', {
          ...{ name, email: to, subject: 'Flacon arrivé fendu', message: 'Bonjour', status: 'open' },
          ...{ createdAt: at, updatedAt: at, responses: [] },
        });
        const calls = [
          { event: 'order', about: order._id },
          { event: 'message', about: 'ticket-1' },
        ];
        return content.kind === 'owner-digest' ? { calls: JSON.stringify(calls) } : { ...calls[0] };
      }
      default: {
        const { order, name } = content;
        await t.put('orders', order._id, {
          userId: 'user-1',
          order: { ...orders.pendingPaid, ...order },
          customer: { name, email: to },
          ...('invoiceNumber' in content && content.invoiceNumber ? { invoiceNumber: content.invoiceNumber } : {}),
          ...('parcels' in content && content.parcels ? { parcels: content.parcels } : {}),
          ...('creditNumber' in content && content.creditNumber
            ? { paymentStatus: 'refunded', creditNumber: content.creditNumber }
            : {}),
        });
        return { orderId: order._id, orderNumber: order.orderNumber };
      }
    }
  }
}

const allMails = async () =>
  (await storage.list({ collection: 'mails', limit: 100, ascending: true })).items.map(({ record }) => record);

describe('over a mail server', () => {
  test.each(mailKinds)('%s says what its story shows', async (kind) => {
    const { arrived, post } = await mailServer();
    await storage.tx(async (t) => queueFixture(t, kind));
    expect(await sendMails(storage, start, { post, shopUrl })).toEqual({ sent: 1, failed: 0 });
    const read = await PostalMime.parse(arrived[0] ?? '');
    const token = /#([\w-]{20,})/.exec(read.text ?? '')?.[1];
    const content = mailContents[kind];
    const expected = writeMail('token' in content ? { ...content, token: token ?? '' } : content, mailShop);
    expect(read.subject).toBe(expected.subject);
    expect(read.text?.trimEnd()).toBe(expected.text.trimEnd());
    expect(read.html?.trimEnd()).toBe(expected.html);
    expect(read.from).toEqual({ name: mailShop.name, address: mailShop.email });
    expect(read.to?.[0]?.address).toBe('camille@mail.example');
    expect(await allMails()).toMatchObject([{ status: 'sent', attempts: 1, sentAt: start.toISOString() }]);
  });

  test('an order in service is confirmed with the terms that it was placed under, whatever the shop’s say now', async () => {
    const { arrived, post } = await mailServer();
    await storage.tx(async (t) => {
      await queueFixture(t, 'order-received');
      const id = mailContents['order-received'].order._id;
      const stored = await t.get('orders', id);
      const owner = { who: 'owner', now: start };
      await changeLegalText(t, owner, { name: 'terms', content: '## Prix\nCeux de janvier, à {adresse}.', version: 0 });
      if (stored) await t.put('orders', id, { ...stored, terms: await agreeToTerms(t) });
      await changeLegalText(t, owner, { name: 'terms', content: '## Prix\nCeux de février.', version: 1 });
      await t.put('settings', 'shop', { ...standardSettings, identity: { ...identity, address: 'Ailleurs' } });
    });
    expect(await sendMails(storage, start, { post, shopUrl })).toEqual({ sent: 1, failed: 0 });
    const { text = '', html = '' } = await PostalMime.parse(arrived[0] ?? '');
    for (const said of [text, html]) {
      expect(said).toContain(`Ceux de janvier, à ${mailShop.address}.`);
      expect(said).toContain(', version 1.');
      expect(said).not.toContain('février');
      expect(said).toContain(withdrawalForm.title);
      for (const paragraph of guaranteeBox) expect(said).toContain(paragraph);
    }
  });

  test('mailers that run at once send each mail once', async () => {
    const { arrived, post } = await mailServer();
    const readers = Array.from({ length: 12 }, (_, i) => `reader-${i}@mail.example`);
    await storage.tx(async (t) => {
      for (const to of readers) await queueFixture(t, 'order-paid', to);
    });
    const counts = await Promise.all([1, 2, 3].map(() => sendMails(storage, start, { post, shopUrl })));
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
    const to = await Promise.all(arrived.map(async (mail) => (await PostalMime.parse(mail)).to?.[0]?.address ?? ''));
    expect(to.toSorted()).toEqual(readers.toSorted());
  });

  test('a refusal is told each owner of a shop in service, and the refusal of that to nobody', async () => {
    const { post } = await mailServer(() => ({ code: 550, text: 'No such mailbox' }));
    await storage.tx(async (t) => {
      await t.put('facts', 'seed', { since: start.toISOString(), inService: true });
      await t.put('users', 'owner', {
        ...{
          id: 'owner',
          email: 'claire@mail.example',
          passwordHash: '',
          firstName: 'Claire',
          lastName: '',
          phone: '',
        },
        ...{ addresses: [], role: 'admin', status: 'active' },
      });
      await queueFixture(t, 'order-paid');
    });
    expect(await sendMails(storage, start, { post, shopUrl })).toEqual({ sent: 0, failed: 2 });
    expect((await allMails()).map(({ kind, to, status }) => [kind, to, status])).toEqual([
      ['order-paid', 'camille@mail.example', 'failed'],
      ['owner-notice', 'claire@mail.example', 'failed'],
    ]);
  });

  test('a refusal waits for the owner, a full mailbox for another try, and the others go', async () => {
    const refusals = { gone: { code: 550, text: 'No such mailbox' }, full: { code: 452, text: 'Mailbox full' } };
    const { arrived, post } = await mailServer((address) => refusals[address.slice(0, 4) as keyof typeof refusals]);
    await storage.tx(async (t) => {
      for (const name of ['gone', 'full', 'fine']) await queueFixture(t, 'order-paid', `${name}@mail.example`);
    });
    expect(await sendMails(storage, start, { post, shopUrl })).toEqual({ sent: 1, failed: 2 });
    expect(arrived).toHaveLength(1);
    const byReader = (await allMails()).toSorted((a, b) => (a.to < b.to ? 1 : -1));
    expect(byReader).toMatchObject([
      { to: 'gone@mail.example', status: 'failed', attempts: 1, lastError: '550 No such mailbox' },
      {
        to: 'full@mail.example',
        status: 'waiting',
        nextTry: minutesLater(1).toISOString(),
        lastError: '452 Mailbox full',
      },
      { to: 'fine@mail.example', status: 'sent' },
    ]);
    expect(await sendMails(storage, minutesLater(1), { post, shopUrl })).toEqual({ sent: 0, failed: 1 });
  });

  test('while the server is away mails wait, and go when it is back', async () => {
    const away = createPost({ smtpUrl: 'smtp://127.0.0.1:1', dataDir: engine.dataDir });
    await storage.tx(async (t) => queueFixture(t, 'order-paid'));
    expect(await sendMails(storage, start, { post: away, shopUrl })).toEqual({ sent: 0, failed: 1 });
    const { arrived, post } = await mailServer();
    expect(await sendMails(storage, start, { post, shopUrl })).toEqual({ sent: 0, failed: 0 });
    expect(await sendMails(storage, minutesLater(1), { post, shopUrl })).toEqual({ sent: 1, failed: 0 });
    expect(arrived).toHaveLength(1);
    expect(await allMails()).toMatchObject([{ status: 'sent', attempts: 2 }]);
    expect((await allMails())[0]).not.toHaveProperty('lastError');
  });

  test('a mail claimed by a killed process is sent by another one, once the claim has expired', async () => {
    const { arrived, post } = await mailServer();
    await storage.tx(async (t) => queueFixture(t, 'order-paid'));
    const ended = { close: () => undefined, deliver: () => new Promise<void>(() => undefined) };
    void sendMails(storage, start, { post: ended, shopUrl });
    await expect.poll(async () => (await allMails())[0]?.nextTry).toBe(minutesLater(5).toISOString());
    expect(await sendMails(storage, minutesLater(4), { post, shopUrl })).toEqual({ sent: 0, failed: 0 });
    expect(await sendMails(storage, minutesLater(5), { post, shopUrl })).toEqual({ sent: 1, failed: 0 });
    expect(arrived).toHaveLength(1);
  });
});

test('a mail about a deleted record fails, and delays no other', async () => {
  const { arrived, post } = await mailServer();
  await storage.tx(async (t) => {
    const mail = { kind: 'order-paid', to: 'camille@mail.example', data: { orderId: 'gone' } } as const;
    await tell(t, { who: 'shop', now: start }, { mails: [mail] });
    await queueFixture(t, 'order-paid');
  });
  expect(await sendMails(storage, start, { post, shopUrl })).toEqual({ sent: 1, failed: 0 });
  expect(arrived).toHaveLength(1);
  const byState = (await allMails()).toSorted((a, b) => (a.status < b.status ? -1 : 1));
  expect(byState).toMatchObject([
    { status: 'failed', lastError: expect.stringContaining('n’existe plus') },
    { status: 'sent' },
  ]);
});

test('the outbox holds no token', async () => {
  const { arrived, post } = await mailServer();
  await storage.tx(async (t) => queueFixture(t, 'password-reset'));
  await sendMails(storage, start, { post, shopUrl });
  const token = /#([\w-]{20,})/.exec((await PostalMime.parse(arrived[0] ?? '')).text ?? '')?.[1];
  expect(token).toBeDefined();
  expect(JSON.stringify(await allMails())).not.toContain(token);
});
