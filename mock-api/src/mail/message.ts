import { createHash } from 'node:crypto';

export interface Mailbox {
  /** The display name; may hold any characters. */
  name: string;
  /** `camille@mail.example`. */
  address: string;
}

/** A mail with everything that the recipient gets, as it is sent, and sent again. */
export interface MailMessage {
  /** The id in the outbox. The same id is the same mail, however often it is sent. */
  id: string;
  /** Host of the shop, the right half of the Message-ID; the sender's address may change while a mail waits. */
  host: string;
  from: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** ISO date: when the mail was written, which the recipient sees as its date. */
  createdAt: string;
}

/** One line for a header: a line break or another control character would inject a header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Whether it is a single e-mail address, without spaces, brackets or lists. */
export const isAddress = (address: string): boolean =>
  /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(address);

/** Made from the mail's id, so that a mail program shows a mail that was sent twice only once. */
export function messageIdOf({ id, host }: Pick<MailMessage, 'id' | 'host'>): string {
  const name = createHash('sha256').update(id).digest('hex').slice(0, 32);
  return `<${name}@${host}>`;
}
