/** A customer changes her name, phone and addresses. */
import { isDeepStrictEqual } from 'node:util';
import { withoutDuplicates } from '@nuee/domain';
import type { ChangeProfile } from '@nuee/domain/live';
import { isDemoAccount } from '../auth/demoAccount.ts';
import type { StoredUser } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { command } from './command.ts';
import { given } from './given.ts';

interface ProfileChange {
  readonly user: StoredUser;
  readonly change: ChangeProfile;
  /** Whether a mail may warn her. */
  readonly isMailed: boolean;
}

type Profile = Pick<StoredUser, 'firstName' | 'lastName' | 'phone' | 'addresses'>;

/** Throws an ApiError 409 when her addresses have changed since she read them. */
export const changeProfile = command<ProfileChange, Profile>(async (t, _actor, { user, change, isMailed }) => {
  const { firstName, lastName, phone, ...changed } = { ...user, ...given(change) };
  const { addressesBefore: before = user.addresses } = change;
  // The list is replaced as a whole: an outdated one would bring back what another device has removed since.
  if (!isDeepStrictEqual(before, user.addresses)) {
    throw new ApiError(
      409,
      'Vos adresses viennent de changer sur un autre appareil\u00a0: relisez-les avant d’enregistrer.',
    );
  }
  const addresses = withoutDuplicates(changed.addresses);
  await t.put('users', user.id, { ...user, firstName, lastName, phone, addresses });
  const mail = { kind: 'address-changed', to: user.email, data: { userId: user.id } } as const;
  // Somebody with a stolen session must not be able to redirect parcels unnoticed.
  const isMoved = user.addresses.length > 0 && !isDeepStrictEqual(addresses, user.addresses);
  return {
    answer: { firstName, lastName, phone, addresses },
    mails: isMoved && isMailed && !isDemoAccount(user) ? [mail] : [],
  };
});
