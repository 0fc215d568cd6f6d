/** The one-time codes of an account of the back office. */

import {
  AgainBody,
  AgainInServiceBody,
  CodeBody,
  ProposedFactorSchema,
  RecoveryCodesSchema,
  SecondFactorSchema,
} from '../live/secondFactor.ts';
import { OwnerUserSchema } from '../live/users.ts';
import { get, post, put, remove } from './route.ts';

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
/** Of a member who has lost all; ends the sessions of that account. */
export const removeUserSecondFactor = remove('/api/admin/users/{id}/second-factor', 'users.write', {
  body: AgainInServiceBody,
  answer: OwnerUserSchema,
});
