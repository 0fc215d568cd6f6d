/** The one-time codes and passkeys of an account of the back office. */

import {
  AgainBody,
  AgainInServiceBody,
  CodeBody,
  NewPasskeyBody,
  OwnPasswordBody,
  PasskeyLoginBody,
  PasskeyProposalSchema,
  ProposedFactorSchema,
  RecoveryCodesSchema,
  SecondFactorSchema,
} from '../live/secondFactor.ts';
import { OwnerUserSchema } from '../live/users.ts';
import { get, post, put, remove } from './route.ts';
import { LoginResponse } from './shapes.ts';

const own = '/api/admin/second-factor';

export const readSecondFactor = get(own, 'office', { answer: SecondFactorSchema });
/** Proposes a secret, which asks for nothing until its first code was typed. */
export const proposeSecondFactor = post(own, 'office', { body: AgainBody, answer: ProposedFactorSchema });
/** From now on a login takes a code. Ends all other sessions. */
export const confirmSecondFactor = put(own, 'office', { body: CodeBody, answer: RecoveryCodesSchema });
export const removeSecondFactor = remove(own, 'office', { body: AgainBody });
/** Ends those before. */
export const renewRecoveryCodes = post(`${own}/recovery-codes`, 'office', {
  body: AgainBody,
  answer: RecoveryCodesSchema,
});
/** A login with a passkey in place of a code. */
export const loginWithPasskey = post('/api/users/login/passkey', 'anyone', {
  body: PasskeyLoginBody,
  answer: LoginResponse,
});
/** Proposes a passkey, which is asked for once the browser has made it. */
export const proposePasskey = post('/api/admin/passkeys', 'office', {
  body: AgainBody,
  answer: PasskeyProposalSchema,
});
/** The first factor of an account ends all other sessions, and answers recovery codes; any other answers none. */
export const addPasskey = put('/api/admin/passkeys', 'office', { body: NewPasskeyBody, answer: RecoveryCodesSchema });
export const removePasskey = remove('/api/admin/passkeys/{id}', 'office', { body: AgainBody });
/** Ends all other sessions. A customer’s is `changePassword`, which no account with a second factor takes. */
export const changeOwnPassword = put('/api/admin/password', 'office', { body: OwnPasswordBody });
/** Of a member who has lost all; ends the sessions of that account. */
export const removeUserSecondFactor = remove('/api/admin/users/{id}/second-factor', 'users.write', {
  body: AgainInServiceBody,
  answer: OwnerUserSchema,
});
