import { emailKey } from '../commands/users.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services, SessionCall } from '../http/endpoint.ts';

/**
 * Asks again for the password of the account, before what a stolen session must not do. It counts like a login: a session must not be a
 * way to guess the password. Throws an ApiError 422 that names the field of the password, 429 after too many attempts.
 */
export async function checkOwnPassword(
  { limiter, passwords }: Pick<Services, 'limiter' | 'passwords'>,
  { user, network }: Pick<SessionCall, 'user' | 'network'>,
  password: string,
  field = 'password',
): Promise<void> {
  const guess = { network, account: emailKey(user.email), isKnown: true };
  if (await limiter.login(guess, () => passwords.verify(password, user.passwordHash, network, true))) return;
  throw new ApiError(422, 'Le mot de passe actuel est incorrect.', {}, { field });
}
