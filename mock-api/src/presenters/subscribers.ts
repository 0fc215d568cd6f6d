/** An address of the newsletter as the back office reads it. */
import type { Subscriber } from '@nuee/domain/live';
import type { Records } from '../db/storage.ts';

/** @param email in lower case. */
export function presentSubscriber(email: string, { since, confirmedAt }: Records['subscribers']): Subscriber {
  return confirmedAt === undefined
    ? { email, status: 'pending', since }
    : { email, status: 'confirmed', since, confirmedAt };
}
