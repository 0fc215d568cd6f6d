/**
 * `Idempotency-Key`: a submission that is repeated because its answer was lost isn't made twice. A key is remembered for 24 hours,
 * for its customer only, and only when its submission succeeded.
 */
import { createHash } from 'node:crypto';
import type { StoredSubmission, Transaction } from '../db/storage.ts';
import { ApiError } from './apiError.ts';
import type { SessionCall } from './endpoint.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const keyShape = /^[\w-]{1,128}$/;

/**
 * What `submit` answers; where the key of the call was used before, what `repeat` makes of that submission, with the header
 * `Idempotent-Replayed: true`.
 *
 * Throws an ApiError: 400 when the key is unreadable, 422 when it came with another body.
 *
 * @param kept what is remembered of the answer.
 */
export async function onceByKey<Answer>(
  t: Transaction,
  call: Pick<SessionCall, 'user' | 'now' | 'req' | 'res'> & { readonly body: unknown },
  submit: () => Promise<Answer>,
  repeat: (first: StoredSubmission) => Promise<Answer>,
  kept: (answer: Answer) => Pick<StoredSubmission, 'answer'>,
): Promise<Answer> {
  const { user, now, req, res } = call;
  const key = req.headers['idempotency-key'];
  if (key === undefined) return submit();
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new ApiError(400, 'L’en-tête Idempotency-Key est invalide.');
  }
  const body = createHash('sha256').update(JSON.stringify(call.body)).digest('hex');
  const id = `${user.id} ${key}`;
  const first = await t.get('submissions', id);
  if (first && first.endsAt > now.toISOString()) {
    if (first.body !== body) throw new ApiError(422, 'Cette clé Idempotency-Key a déjà servi pour un autre envoi.');
    res.setHeader('Idempotent-Replayed', 'true');
    return repeat(first);
  }
  const answer = await submit();
  const endsAt = new Date(now.getTime() + dayMilliseconds).toISOString();
  await t.put('submissions', id, { body, endsAt, ...kept(answer) });
  return answer;
}
