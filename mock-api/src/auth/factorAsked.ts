/** What is asked of an account with a second factor once its password was right. */
import type { PasskeyAnswer } from '@nuee/domain/live';
import type { StoredUser } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../http/endpoint.ts';
import { passkeyRequest, takePasskey } from './passkeys.ts';
import { passkeysOf, takeCode, wrongCode } from './secondFactor.ts';

interface Factor {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/**
 * Uses up the code or the passkey; returns whether it was right. Throws an ApiError where there is neither, which is no guess: of an
 * account with passkeys it holds what a browser asks for one with.
 */
export async function takeFactor(
  { storage, safe, shopUrl = 'http://localhost:4173' }: Pick<Services, 'storage' | 'safe' | 'shopUrl'>,
  { user, now, status }: { readonly user: StoredUser; readonly now: Date; readonly status: number },
  { code, passkey }: Factor,
): Promise<boolean> {
  if (passkey) return takePasskey({ storage, shopUrl, now }, user.id, passkey);
  if (code) return takeCode({ storage, safe }, user.id, code, now);
  if (passkeysOf(user).length === 0) throw new ApiError(status, sentences[status] ?? '', {}, { field: 'code' });
  const details = { field: 'code', passkey: await passkeyRequest({ storage, shopUrl, now }, user) };
  throw new ApiError(status, 'Utilisez votre clé d’accès, ou indiquez un code.', {}, details);
}

const sentences: Readonly<Record<number, string>> = {
  401: 'Ce compte demande aussi un code\u00a0: connectez-vous à l’administration (/admin/login).',
  422: 'Indiquez un code de votre application.',
};

export const wrongFactor = (status: number, { passkey }: Factor): ApiError =>
  passkey ? new ApiError(status, 'Cette clé d’accès n’a pas été reconnue.', {}, { field: 'code' }) : wrongCode(status);
