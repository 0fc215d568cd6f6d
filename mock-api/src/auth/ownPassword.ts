import { emailKey } from '../commands/users.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services, SessionCall } from '../http/endpoint.ts';
import { asksForCode, takeCode, wrongCode } from './secondFactor.ts';

type Asking = Pick<SessionCall, 'user' | 'network'>;

/**
 * Asks again for the password of the account, before what a stolen session must not do. It counts like a login: a session must not be a
 * way to guess the password. Throws an ApiError 422 that names the field of the password, 429 after too many attempts.
 */
export async function checkOwnPassword(
  { limiter, passwords }: Pick<Services, 'limiter' | 'passwords'>,
  { user, network }: Asking,
  password: string,
  field = 'password',
): Promise<void> {
  const guess = { network, account: emailKey(user.email), isKnown: true };
  if (await limiter.login(guess, () => passwords.verify(password, user.passwordHash, network, true))) return;
  throw new ApiError(422, 'Le mot de passe actuel est incorrect.', {}, { field });
}

/** The same before what opens the shop to others or takes its money elsewhere: with a code where the account has codes. */
export async function checkAgain(
  { limiter, passwords, storage, safe }: Pick<Services, 'limiter' | 'passwords' | 'storage' | 'safe'>,
  { user, network, now }: Asking & Pick<SessionCall, 'now'>,
  { password, code }: { readonly password?: string | undefined; readonly code?: string | undefined },
): Promise<void> {
  if (password === undefined) throw asked('password', 'Indiquez votre mot de passe.');
  if (!asksForCode(user)) return checkOwnPassword({ limiter, passwords }, { user, network }, password);
  if (code === undefined) throw asked('code', 'Indiquez un code de votre application.');
  const guess = { network, account: emailKey(user.email), isKnown: true };
  let isPassword = false;
  const isRight = await limiter.login(guess, async () => {
    isPassword = await passwords.verify(password, user.passwordHash, network, true);
    return isPassword && takeCode({ storage, safe }, user.id, code, now);
  });
  if (!isRight) throw isPassword ? wrongCode(422) : asked('password', 'Le mot de passe actuel est incorrect.');
}

const asked = (field: 'password' | 'code', sentence: string) => new ApiError(422, sentence, {}, { field });
