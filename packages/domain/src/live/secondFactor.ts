/** The second factor of an account of the back office. */
import * as v from 'valibot';
import { dateTime, email, password, required, requiredText } from '../fields.ts';
import { minimumPasswordLength } from '../limits.ts';

const code = requiredText(40);
const maximumPasskeyName = 60;

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(8_000));
/** What browsers exchange about a passkey, in the JSON of Web Authentication level 3. */
const credential = { id: base64url, rawId: base64url, type: v.literal('public-key') };
/** The signature of a passkey. */
export const PasskeyAnswer = v.object(
  {
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  },
  required,
);
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>;

/**
 * Asked again before what a stolen session must not do; of an account with a second factor, `code` or `passkey` too. Without either, the
 * refusal of an account with passkeys holds in `passkey` what the browser asks one with.
 */
const secondFactorFields = { code: v.optional(code), passkey: v.optional(PasskeyAnswer) };
export const AgainBody = v.object({ password: password(1), ...secondFactorFields }, required);
/** The same, of a call that asks in service only. */
export const againFields = { password: v.optional(password(1)), ...secondFactorFields };
export const AgainInServiceBody = v.object(againFields, required);
export const CodeBody = v.object({ code }, required);

/** Another password of a member of the back office. */
export const OwnPasswordBody = v.object(
  { current: password(1), next: password(minimumPasswordLength), ...secondFactorFields },
  required,
);

/** Of a login at /admin/login, once the password was right and asked for a passkey. */
export const PasskeyLoginBody = v.object({ email, password: password(1), passkey: PasskeyAnswer }, required);

export const PasskeySchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: dateTime,
  lastUsedAt: v.optional(dateTime),
});
/** `isOn`: whether an app gives codes; `recoveryCodes`: how many are left. */
export const SecondFactorSchema = v.object({
  isOn: v.boolean(),
  recoveryCodes: v.number(),
  passkeys: v.array(PasskeySchema),
});
export type SecondFactor = v.InferOutput<typeof SecondFactorSchema>;
/** What an app is given: by a picture of `address`, or by typing `secret`. */
export const ProposedFactorSchema = v.object({ secret: v.string(), address: v.string() });
export type ProposedFactor = v.InferOutput<typeof ProposedFactorSchema>;
/** Never shown again. */
export const RecoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });

const known = v.array(v.object({ id: v.string(), type: v.literal('public-key'), transports: v.array(v.string()) }));
/** What a browser makes a passkey of. */
export const PasskeyProposalSchema = v.object({
  rp: v.object({ name: v.string(), id: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  /** Those of the account: none is registered twice. */
  excludeCredentials: known,
  authenticatorSelection: v.object({
    residentKey: v.literal('discouraged'),
    userVerification: v.literal('discouraged'),
  }),
  attestation: v.literal('none'),
});
/** What a browser asks for a passkey with. */
export const PasskeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  allowCredentials: known,
  timeout: v.number(),
  userVerification: v.literal('discouraged'),
});
/** `name`: how its owner tells it from others. */
export const NewPasskeyBody = v.object(
  {
    name: requiredText(maximumPasskeyName),
    passkey: v.object({
      ...credential,
      response: v.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))),
      }),
    }),
  },
  required,
);
export type NewPasskeyAnswer = v.InferOutput<typeof NewPasskeyBody>['passkey'];
