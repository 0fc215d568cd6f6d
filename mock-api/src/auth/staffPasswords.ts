import { minimumStaffPasswordLength } from '@nuee/domain';
import type { StoredUser } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';

/** Throws an ApiError 422 where the account is one of the back office, and the password that it chooses shorter than is asked there. */
export function checkStaffPassword(password: string, { role = 'customer' }: Pick<StoredUser, 'role'>): void {
  if (role === 'customer' || password.length >= minimumStaffPasswordLength) return;
  throw new ApiError(
    422,
    `Votre compte ouvre l’administration de la boutique\u00a0: choisissez un mot de passe d’au moins ${minimumStaffPasswordLength}\u00a0caractères.`,
  );
}
