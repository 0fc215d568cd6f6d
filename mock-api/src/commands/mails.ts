/** The back office sends a mail again. */

import type { Reader, StoredMail } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { command } from './command.ts';

/**
 * The mail, queued as if it were new. Throws an ApiError: 404 when there is none, 409 when it was emptied or a process
 * is sending it, since it would be sent twice.
 */
export const sendAgain = command<string, StoredMail>(async (t, actor, id) => {
  const mail = await mailOf(t, id);
  if (mail.claimedUntil !== undefined && mail.claimedUntil > actor.now.toISOString()) {
    throw new ApiError(409, 'Cet e-mail est en cours d’envoi\u00a0: attendez quelques instants.');
  }
  const { sentAt: _s, lastError: _e, claimedUntil: _c, ...rest } = mail;
  const again: StoredMail = { ...rest, status: 'waiting', attempts: 0, nextTry: actor.now.toISOString() };
  await t.put('mails', id, again);
  return { answer: again, journal: [{ what: 'mail.send', target: id, name: mail.data.orderNumber ?? mail.kind }] };
});

/** Throws an ApiError: 404 when there is none, 409 when it was emptied. */
export async function mailOf(t: Reader, id: string): Promise<StoredMail> {
  const mail = isId(id) ? await t.get('mails', id) : undefined;
  if (!mail) throw new ApiError(404, 'Cet e-mail n’existe pas.');
  if (mail.to === '') throw new ApiError(409, 'Cet e-mail a été effacé avec le compte de son destinataire.');
  return mail;
}
