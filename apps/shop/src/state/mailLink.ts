import { ApiError } from '../api/error.ts';

/** How a call that a mailed link leads to ended. */
export type LinkOutcome =
  | { outcome: 'done' }
  /** The token is unknown, too old or was used. */
  | { outcome: 'expired' }
  /** `message` is to be shown; trying again may help. */
  | { outcome: 'failed'; message: string };

/**
 * Waits for such a call.
 *
 * @param fallback what is said when the server gave no sentence, or no answer.
 */
export async function outcomeOf(call: Promise<void>, fallback: string): Promise<LinkOutcome> {
  try {
    await call;
    return { outcome: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { outcome: 'expired' };
    return { outcome: 'failed', message: error.serverMessage ?? fallback };
  }
}
