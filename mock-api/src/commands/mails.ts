/** A mail is sent again because the back office says so. */
import { ApiError } from '../apiError.ts';
import { isId } from '../isId.ts';
import type { StoredMail, Transaction } from '../storage/storage.ts';
import { type Actor, writeJournal } from './records.ts';

/** The mail, which waits for its turn as if it were new. Throws an ApiError: 404 when there is none, 409 when it was emptied. */
export function sendAgain(t: Transaction, actor: Actor, id: string): StoredMail {
  const mail = isId(id) ? t.get('mails', id) : undefined;
  if (!mail) throw new ApiError(404, 'Cet e-mail n’existe pas.');
  if (mail.to === '') throw new ApiError(409, 'Cet e-mail a été effacé avec le compte de son destinataire.');
  const { sentAt: _s, lastError: _e, ...rest } = mail;
  const again: StoredMail = { ...rest, status: 'waiting', attempts: 0, nextTry: actor.now.toISOString() };
  t.put('mails', id, again);
  writeJournal(t, actor, { what: 'mail.send', target: id, name: mail.data.orderNumber ?? mail.kind });
  return again;
}
