import type { PasskeyAnswer } from '@nuee/domain/live';
import { emailKey } from '../commands/users.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services, SessionCall } from '../http/endpoint.ts';
import { takeFactor, wrongFactor } from './factorAsked.ts';
import { asksForCode } from './secondFactor.ts';

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

interface Again {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/**
 * The same before what opens the shop to others or takes its money elsewhere: with a code or a passkey where the account has them.
 *
 * @param field that of the password.
 */
export async function checkAgain(
  services: Pick<Services, 'limiter' | 'passwords' | 'storage' | 'safe' | 'shopUrl'>,
  { user, network, now }: Asking & Pick<SessionCall, 'now'>,
  { password, ...factor }: Again,
  field = 'password',
): Promise<void> {
  const { limiter, passwords } = services;
  if (password === undefined) throw asked(field, 'Indiquez votre mot de passe.');
  if (!asksForCode(user)) return checkOwnPassword({ limiter, passwords }, { user, network }, password, field);
  const guess = { network, account: emailKey(user.email), isKnown: true };
  let isPassword = false;
  const isRight = await limiter.login(guess, async () => {
    isPassword = await passwords.verify(password, user.passwordHash, network, true);
    return isPassword && takeFactor(services, { user, now, status: 422 }, factor);
  });
  if (!isRight) throw isPassword ? wrongFactor(422, factor) : asked(field, 'Le mot de passe actuel est incorrect.');
}

const asked = (field: string, sentence: string) => new ApiError(422, sentence, {}, { field });
