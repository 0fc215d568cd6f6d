import { createHash } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { isLoopback } from '@nuee/domain/environment';
import { mailServerAway } from '@nuee/domain/live';
import nodemailer from 'nodemailer';
import { isAddress, type MailMessage, messageIdOf, oneLine } from './message.ts';

/** `refused`: permanent. `later`: the server asks to retry. `away`: no server can be reached. */
export type DeliveryFailure = 'refused' | 'later' | 'away';

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly failure: DeliveryFailure;

  constructor(failure: DeliveryFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface Post {
  /** Resolves once the mail is with the server, or on the disk. Rejects with a `DeliveryError`. */
  deliver(message: MailMessage): Promise<void>;
  close(): void;
}

export interface PostSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails are written as files. */
  smtpUrl?: string | undefined;
  /** Folder of the API's data: mails without a server are `mails/*.eml` in it. */
  dataDir: string;
}

// The longest wait for a server that doesn't answer.
const patienceMs = 10_000;

/** Sends mails through the server of `smtpUrl`, or else writes them as files that a mail program opens. */
export function createPost({ smtpUrl, dataDir }: PostSettings): Post {
  return smtpUrl ? serverPost(smtpUrl) : filePost(path.join(dataDir, 'mails'));
}

/**
 * How the server of `SMTP_URL` is reached. Beyond this machine a login and a mail go over TLS only: a network that takes STARTTLS away gets
 * neither. A server that has none is asked for with `?requireTLS=false` in the address.
 */
export function smtpOptions(url: string, patienceMs: number) {
  return {
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
}

function serverPost(url: string): Post {
  const transport = nodemailer.createTransport({ ...smtpOptions(url, patienceMs), ...withoutOutside });
  return {
    async deliver(message) {
      const mail = mailOf(message);
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

function filePost(folder: string): Post {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...withoutOutside });
  return {
    async deliver(message) {
      const { message: bytes } = await transport.sendMail(mailOf(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, fileName(message.id));
      // A file under its final name is always complete, and the same mail sent again replaces it.
      const handle = await open(`${file}.${process.pid}.part`, 'w', 0o600);
      try {
        await handle.writeFile(bytes as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.${process.pid}.part`, file);
    },
    close: () => undefined,
  };
}

/** Whatever a mail's text says, nothing is read from a file or a URL. */
const withoutOutside = { disableFileAccess: true, disableUrlAccess: true };

function mailOf(message: MailMessage) {
  const { from, to, subject, text, html, createdAt } = message;
  for (const { address } of [from, to]) {
    if (!isAddress(address)) throw new DeliveryError('refused', 'Cette adresse e-mail ne peut pas être écrite.');
  }
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    text,
    html,
    date: new Date(createdAt),
    messageId: messageIdOf(message),
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Codes of the network, and of a connection that nobody answered in time. */
const unreachable = /^(?:ECONN\w*|EDNS|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|ETIMEDOUT|ESOCKET)$/;

function deliveryError(error: unknown): DeliveryError {
  const { code, responseCode, response, message } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
    message: string;
  };
  const said = oneLine(response ?? message).slice(0, 300);
  if (response === undefined && code !== undefined && unreachable.test(code))
    return new DeliveryError('away', mailServerAway);
  // A refused login, or a server without the TLS that is asked of it, is for the operator: the mails wait until it is corrected.
  if (code === 'EAUTH' || code === 'ETLS' || responseCode === undefined || responseCode === 421)
    return new DeliveryError('away', said);
  return new DeliveryError(responseCode >= 500 ? 'refused' : 'later', said);
}

/** Where the file of a mail is, if there is one. */
export const mailFile = (dataDir: string, id: string): string => path.join(dataDir, 'mails', fileName(id));

/** The name of the file: the id, made safe for a file system. */
const fileName = (id: string): string =>
  `${/^[\w-]{1,100}$/.test(id) ? id : createHash('sha256').update(id).digest('hex')}.eml`;
