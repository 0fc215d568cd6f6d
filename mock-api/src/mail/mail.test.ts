import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailServerAway } from '@nuee/domain/live';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Refuse, startMailServer } from '../testing/mailServer.ts';
import { type DueMail, nextTryAfter, type Outbox, runMailer } from './mailer.ts';
import { type MailMessage, messageIdOf } from './message.ts';
import { createPost, type Post } from './post.ts';

const now = new Date('2026-01-15T09:42:00Z');
const mail: MailMessage = {
  id: 'mail-1',
  host: 'shop.example',
  from: { name: 'Maison Nuée', address: 'bonjour@maison-nuee.example' },
  to: { name: 'Zoé « Œuvre » Łuczak', address: 'zoe@mail.example' },
  subject: 'Votre commande CMD-2026-006 est enregistrée\u00a0: 86,34\u00a0€',
  text: 'Bonjour Zoé,\n\nMerci.\n.\nUne ligne qui commence par un point, et 東京.\n',
  html: '<p lang="fr">Bonjour Zoé, <b>merci</b>\u00a0!</p>\n',
  createdAt: '2026-01-15T09:40:00.000Z',
};

const posts: Post[] = [];
afterEach(() => {
  for (const post of posts.splice(0)) post.close();
});

/** A mail server of this test, and the way there. */
async function mailServer(answer?: Refuse) {
  const { arrived, smtpUrl, close } = await startMailServer(answer);
  onTestFinished(close);
  return { arrived, post: postTo(smtpUrl) };
}

function postTo(smtpUrl: string): Post {
  const post = createPost({ smtpUrl, dataDir: '/nowhere' });
  posts.push(post);
  return post;
}

/** An outbox in memory: each mail is due once per run. */
function outboxOf(...due: DueMail[]) {
  const noted: Record<string, string> = {};
  const tries: Record<string, string | null> = {};
  const outbox: Outbox = {
    claimDue: async () => due.splice(0, 2),
    sent: async (id) => {
      noted[id] = 'sent';
    },
    failed: async (id, error, nextTry) => {
      noted[id] = error;
      tries[id] = nextTry?.toISOString() ?? null;
    },
  };
  return { outbox, noted, tries };
}

const dueMails = (...ids: string[]): DueMail[] => ids.map((id) => ({ attempts: 0, message: { ...mail, id } }));

describe('a mail over a server', () => {
  it('arrives as it was sent', async () => {
    const { arrived, post } = await mailServer();
    await post.deliver(mail);
    const read = await PostalMime.parse(arrived[0] ?? '');
    expect(read).toMatchObject({
      from: mail.from,
      to: [mail.to],
      subject: mail.subject,
      messageId: messageIdOf(mail),
      date: mail.createdAt,
    });
    expect(read.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(read.html?.trimEnd()).toBe(mail.html.trimEnd());
  });

  it('has the same Message-ID when it is sent again, and another mail has another', async () => {
    const { arrived, post } = await mailServer();
    for (const id of ['mail-1', 'mail-1', 'mail-2']) await post.deliver({ ...mail, id });
    const [first, again, other] = arrived.map((text) => /^Message-ID: (.+)$/m.exec(text)?.[1]?.trim());
    expect(first).toBe(messageIdOf(mail));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('goes over TLS only where the server isn’t this machine, unless the address says otherwise', async () => {
    const { arrived, smtpUrl, close } = await startMailServer();
    onTestFinished(close);
    // Reaches this machine too, and isn't one of its names.
    const elsewhere = smtpUrl.replace('127.0.0.1', '0.0.0.0');
    await expect(postTo(elsewhere).deliver(mail)).rejects.toMatchObject({ name: 'DeliveryError', failure: 'away' });
    expect(arrived).toEqual([]);
    await postTo(`${elsewhere}?requireTLS=false`).deliver(mail);
    expect(arrived).toHaveLength(1);
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\0\r\n'])(
    'takes no header from a name or subject with %j',
    async (ending) => {
      const { arrived, post } = await mailServer();
      const bad = `Zoé${ending}Bcc: everyone@mail.example${ending}${ending}Another body`;
      await post.deliver({ ...mail, subject: bad, to: { ...mail.to, name: bad }, from: { ...mail.from, name: bad } });
      const read = await PostalMime.parse(arrived[0] ?? '');
      expect(arrived).toHaveLength(1);
      expect(read.bcc ?? []).toEqual([]);
      expect(read.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(read.subject).toBe('Zoé Bcc: everyone@mail.example Another body');
      expect(read.to).toEqual([{ address: mail.to.address, name: read.subject }]);
      expect(read.text?.trimEnd()).toBe(mail.text.trimEnd());
    },
  );

  it.each(['zoe@mail.example\r\nBcc: a@b.example', 'zoe@mail.example, a@b.example', 'zoe', '<zoe@mail.example>', ''])(
    'refuses the address %j',
    async (address) => {
      const { arrived, post } = await mailServer();
      const refused = post.deliver({ ...mail, to: { ...mail.to, address } });
      await expect(refused).rejects.toMatchObject({ name: 'DeliveryError', failure: 'refused' });
      expect(arrived).toEqual([]);
    },
  );
});

describe('a run of the mailer', () => {
  it('sends all that is due', async () => {
    const { arrived, post } = await mailServer();
    const { outbox, noted } = outboxOf(...dueMails('a', 'b', 'c'));
    expect(await runMailer(now, outbox, post)).toEqual({ sent: 3, failed: 0 });
    expect(noted).toEqual({ a: 'sent', b: 'sent', c: 'sent' });
    expect(arrived).toHaveLength(3);
  });

  it('tries again what the server puts off, gives up what it refuses, and sends the others', async () => {
    const answers: Record<string, { code: number; text: string }> = {
      'full@mail.example': { code: 452, text: 'Mailbox full' },
      'gone@mail.example': { code: 550, text: 'No such mailbox' },
    };
    const { post } = await mailServer((address) => answers[address]);
    const to = (id: string, address: string): DueMail => ({
      attempts: 0,
      message: { ...mail, id, to: { ...mail.to, address } },
    });
    const { outbox, noted, tries } = outboxOf(
      to('full', 'full@mail.example'),
      to('gone', 'gone@mail.example'),
      to('fine', 'zoe@mail.example'),
    );
    expect(await runMailer(now, outbox, post)).toEqual({ sent: 1, failed: 2 });
    expect(noted).toEqual({ full: '452 Mailbox full', gone: '550 No such mailbox', fine: 'sent' });
    expect(tries).toEqual({ full: '2026-01-15T09:43:00.000Z', gone: null });
  });

  it('tries an unreachable server once, and keeps every mail for later', async () => {
    const { outbox, noted, tries } = outboxOf(...dueMails('a', 'b'), ...dueMails('c'));
    // Port 1 of this machine refuses every connection.
    expect(await runMailer(now, outbox, postTo('smtp://127.0.0.1:1'))).toEqual({ sent: 0, failed: 2 });
    expect(noted.a).toBe(mailServerAway);
    expect(tries).toEqual({ a: '2026-01-15T09:43:00.000Z', b: '2026-01-15T09:43:00.000Z' });
  });

  it('waits longer each time, and ends after ten tries', () => {
    const waits = Array.from({ length: 11 }, (_, index) => nextTryAfter(index + 1, now)?.getTime());
    expect(waits[0]).toBe(now.getTime() + 60_000);
    expect(waits.slice(0, 10)).toEqual(waits.slice(0, 10).toSorted((a = 0, b = 0) => a - b));
    expect(waits[10]).toBeUndefined();
  });

  it('sends a mail again with the same id when the process ended before recording it', async () => {
    const { arrived, post } = await mailServer();
    const { outbox } = outboxOf(...dueMails('a'));
    const ended = { ...outbox, sent: () => Promise.reject(new Error('ended')) };
    await expect(runMailer(now, ended, post)).rejects.toThrow('ended');
    const restarted = outboxOf(...dueMails('a'));
    await runMailer(now, restarted.outbox, post);
    expect(restarted.noted).toEqual({ a: 'sent' });
    expect(new Set(arrived.map((text) => /^Message-ID: .+$/m.exec(text)?.[0])).size).toBe(1);
  });
});

describe('without a server', () => {
  async function folder() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'nuee-mails-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    return { dataDir, mails: path.join(dataDir, 'mails') };
  }

  it('mails are files that only their owner reads, one for each mail', async () => {
    const { dataDir, mails } = await folder();
    const post = createPost({ dataDir });
    for (const id of ['mail-1', 'mail-1', 'mail-2']) await post.deliver({ ...mail, id });
    expect((await readdir(mails)).toSorted()).toEqual(['mail-1.eml', 'mail-2.eml']);
    const file = path.join(mails, 'mail-1.eml');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const read = await PostalMime.parse(await readFile(file));
    expect(read).toMatchObject({ to: [mail.to], subject: mail.subject, messageId: messageIdOf(mail) });
    expect(read.text?.trimEnd()).toBe(mail.text.trimEnd());
  });

  it('an id never leads out of the folder', async () => {
    const { dataDir, mails } = await folder();
    await createPost({ dataDir }).deliver({ ...mail, id: '../../etc/mail' });
    expect(await readdir(dataDir)).toEqual(['mails']);
    expect(await readdir(mails)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.eml$/)]);
  });
});
