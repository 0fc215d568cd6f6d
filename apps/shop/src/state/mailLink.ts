import { ApiError } from '@nuee/api-client/apiError';

/** The outcome of a call behind a mailed link. */
export type LinkOutcome =
  | { outcome: 'done' }
  /** The token is unknown, too old or already used. */
  | { outcome: 'expired' }
  /** `message` should be shown; trying again may help. */
  | { outcome: 'failed'; message: string };

/**
 * Awaits such a call.
 *
 * @param fallback the message when the server sent none, or didn't answer.
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
