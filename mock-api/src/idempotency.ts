/**
 * `Idempotency-Key`: a submission that is repeated because its answer was lost gets the first answer again. A key is
 * remembered for 24 hours, for its customer only, and only when it led to an order.
 */
import { createHash } from 'node:crypto';
import type { CreatedOrder } from '@nuee/domain';
import { ApiError } from './apiError.ts';
import type { CustomerCall } from './endpoint.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const keyShape = /^[\w-]{1,128}$/;

/**
 * The answer of `create`, or the answer to the first request with this key; then with the header `Idempotent-Replayed: true`.
 *
 * Throws an ApiError: 400 when the key is unreadable, 422 when it came with another body.
 */
export function onceByKey(call: CustomerCall<unknown>, create: () => CreatedOrder): CreatedOrder {
  const { t, user, now, headers } = call;
  const key = headers['idempotency-key'];
  if (key === undefined) return create();
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new ApiError(400, 'L’en-tête Idempotency-Key est invalide.');
  }
  const body = createHash('sha256').update(JSON.stringify(call.body)).digest('hex');
  const id = `${user.id} ${key}`;
  const first = t.get('submissions', id);
  if (first && first.endsAt > now.toISOString()) {
    if (first.body !== body) throw new ApiError(422, 'Cette clé Idempotency-Key a déjà servi pour une autre commande.');
    call.setHeader('Idempotent-Replayed', 'true');
    return first.answer;
  }
  const answer = create();
  t.put('submissions', id, { body, answer, endsAt: new Date(now.getTime() + dayMilliseconds).toISOString() });
  return answer;
}
