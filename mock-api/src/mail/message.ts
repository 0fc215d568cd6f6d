import { createHash } from 'node:crypto';

export interface Mailbox {
  /** The display name; may hold any characters. */
  name: string;
  /** `camille@mail.example`. */
  address: string;
}

/** A mail as it is kept until it is sent, and sent again: everything that the reader gets stands in it. */
export interface MailMessage {
  /** Of the mail in the outbox. The same id is the same mail, however often it is sent. */
  id: string;
  /** Host of the shop, the right half of the Message-ID; the sender's address may change while a mail waits. */
  host: string;
  from: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** ISO date: when the mail was made, which its reader sees as its date. */
  createdAt: string;
}

/** One line for a header: a line break or another control character would begin a header of somebody else's choice. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Whether it is a single e-mail address, without spaces, brackets or lists. */
export const isAddress = (address: string): boolean =>
  /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(address);

/** Made from the mail's id, so that a mail program shows a mail that was sent twice only once. */
export function messageIdOf({ id, host }: Pick<MailMessage, 'id' | 'host'>): string {
  const name = createHash('sha256').update(id).digest('hex').slice(0, 32);
  return `<${name}@${host}>`;
}
