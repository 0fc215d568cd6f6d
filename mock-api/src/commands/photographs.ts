/** What customers photograph for a ticket: only they and the back office see it. */
import { v7 as uuid } from 'uuid';
import type { Reader, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { isId } from '../http/isId.ts';
import { type Actor, command } from './command.ts';

/** How long one waits for its ticket. */
const waitMilliseconds = 24 * 60 * 60 * 1000;
/** Of one account: they are all held in memory at once when she exports her data. */
export const mostKept = 30;

interface NewPhotograph {
  readonly userId: string;
  /** WebP. */
  readonly bytes: Uint8Array;
}

/** It is deleted a day later unless a ticket is sent with it. Throws an ApiError 409 when the account has too many. */
export const addPhotograph = command<NewPhotograph, { _id: string }>(async (t, { now }, { userId, bytes }) => {
  const { kept } = await t.query((db) =>
    db
      .selectFrom('photographs')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  if (Number(kept) >= mostKept) {
    throw new ApiError(
      409,
      `Vous avez déjà envoyé ${mostKept}\u00a0photographies\u00a0: décrivez plutôt ce qu’elle montre.`,
    );
  }
  const _id = uuid();
  const endsAt = new Date(now.getTime() + waitMilliseconds).toISOString();
  await t.add('photographs', _id, { userId, base64: Buffer.from(bytes).toString('base64'), endsAt });
  return { answer: { _id } };
});

/** They stay with the ticket that she is sending. Throws an ApiError 422 when one isn't hers, was sent before or has ended. */
export async function keepPhotographs(
  t: Transaction,
  { now }: Pick<Actor, 'now'>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  for (const id of ids) {
    const stored = await t.get('photographs', id);
    if (stored?.userId !== userId || stored.endsAt === undefined || stored.endsAt <= now.toISOString()) {
      const gone = 'Une photographie n’existe plus\u00a0: envoyez-la de nouveau.';
      throw new ApiError(422, gone, {}, { field: 'photographs' });
    }
    const { endsAt: _, ...kept } = stored;
    await t.put('photographs', id, kept);
  }
}

/** @param userId who has to have sent it; the back office sees any and passes none. Throws an ApiError 404 when there is none. */
export async function photographOf(t: Reader, id: string, userId?: string): Promise<Buffer> {
  const stored = isId(id) ? await t.get('photographs', id) : undefined;
  if (!stored || (userId !== undefined && stored.userId !== userId)) {
    throw new ApiError(404, 'Cette photographie n’existe pas.');
  }
  return Buffer.from(stored.base64, 'base64');
}
