/** The second factor of an account of the back office. */
import * as v from 'valibot';
import { password, required, requiredText } from '../fields.ts';

const code = requiredText(40);

/** Asked again before what a stolen session must not do; `code` where the account has one-time codes. */
export const AgainBody = v.object({ password: password(1), code: v.optional(code) }, required);
/** The same, of a call that asks in service only. */
export const againFields = { password: v.optional(password(1)), code: v.optional(code) };
export const AgainInServiceBody = v.object(againFields, required);
export const CodeBody = v.object({ code }, required);

/** `recoveryCodes`: how many are left. */
export const SecondFactorSchema = v.object({ isOn: v.boolean(), recoveryCodes: v.number() });
export type SecondFactor = v.InferOutput<typeof SecondFactorSchema>;
/** What an app is given: by a picture of `address`, or by typing `secret`. */
export const ProposedFactorSchema = v.object({ secret: v.string(), address: v.string() });
export type ProposedFactor = v.InferOutput<typeof ProposedFactorSchema>;
/** Never shown again. */
export const RecoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });
