/** Passkeys (Web Authentication), which an account of the back office may use in place of a code. */
import type { NewPasskeyAnswer, PasskeyAnswer } from '@nuee/domain/live';
import { PasskeyProposalSchema, PasskeyRequestSchema } from '@nuee/domain/live';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type InferOutput, parse } from 'valibot';
import type {
  Storage,
  StoredChallenge,
  StoredPasskey,
  StoredSecondFactor,
  StoredUser,
  Transaction,
} from '../db/storage.ts';
import { noPeriod, passkeysOf } from './secondFactor.ts';

/** In milliseconds: long enough to fetch a telephone. */
const patience = 5 * 60_000;
/** EdDSA, ES256 and RS256, which cover all devices. */
const algorithms = [-8, -7, -257];
/** Of an account that several windows ask at once. */
const mostChallenges = 5;

interface Given {
  readonly storage: Pick<Storage, 'tx'>;
  /** The one address of the shop: passkeys are bound to it. */
  readonly shopUrl: string;
  readonly now: Date;
}

/** What a browser makes a passkey of, by the name of the shop. */
export async function passkeyProposal(
  given: Given,
  user: StoredUser,
  shop: string,
): Promise<InferOutput<typeof PasskeyProposalSchema>> {
  const options = await generateRegistrationOptions({
    rpName: shop,
    rpID: new URL(given.shopUrl).hostname,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.email,
    supportedAlgorithmIDs: algorithms,
    timeout: patience,
    excludeCredentials: known(user),
    // It comes after the password: it need neither name the account nor ask for a fingerprint.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
  });
  await keepChallenge(given, user.id, { challenge: options.challenge, makes: true });
  return parse(PasskeyProposalSchema, options);
}

/** What a browser asks for a passkey of the account with. */
export async function passkeyRequest(
  given: Given,
  user: StoredUser,
): Promise<InferOutput<typeof PasskeyRequestSchema>> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(given.shopUrl).hostname,
    allowCredentials: known(user),
    timeout: patience,
    userVerification: 'discouraged',
  });
  await keepChallenge(given, user.id, { challenge: options.challenge, makes: false });
  return parse(PasskeyRequestSchema, options);
}

/** The passkey that a browser has made; undefined where it isn't an answer to what was proposed, or was used before. */
export async function madePasskey(
  given: Given,
  userId: string,
  answer: NewPasskeyAnswer,
): Promise<Omit<StoredPasskey, 'name' | 'createdAt'> | undefined> {
  const expectedChallenge = await takeChallenge(given, userId, { answer, makes: true });
  if (expectedChallenge === undefined) return undefined;
  const { transports, ...response } = answer.response;
  const made = await unlessRefused(() =>
    verifyRegistrationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge,
      ...expected(given.shopUrl),
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: false,
    }),
  );
  if (!made?.registrationInfo) return undefined;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    ...(transports && { transports }),
  };
}

/** Whether a passkey of the account has signed what it was asked to: once, and counting on. */
export async function takePasskey(given: Given, userId: string, answer: PasskeyAnswer): Promise<boolean> {
  const { storage, now, shopUrl } = given;
  const expectedChallenge = await takeChallenge(given, userId, { answer, makes: false });
  const key = await storage.tx(async (t) => keyOf(await t.get('users', userId), answer.id));
  if (expectedChallenge === undefined || !key) return false;
  const signed = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      ...expected(shopUrl),
      credential: {
        id: key.id,
        publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
      requireUserVerification: false,
    }),
  );
  if (!signed?.verified) return false;
  const counter = signed.authenticationInfo.newCounter;
  return storage.tx(async (t) => {
    const user = await t.get('users', userId);
    const current = keyOf(user, answer.id);
    // It may have been removed meanwhile, or have signed something else.
    if (!user?.secondFactor || !current || (counter > 0 && counter <= current.counter)) return false;
    const used = { ...current, counter, lastUsedAt: now.toISOString() };
    await putFactor(t, user, { passkeys: passkeysOf(user).map((one) => (one.id === used.id ? used : one)) });
    return true;
  });
}

const keyOf = (user: StoredUser | undefined, id: string): StoredPasskey | undefined =>
  user && passkeysOf(user).find((key) => key.id === id);

const known = (user: StoredUser) =>
  passkeysOf(user).map(({ id, transports = [] }) => ({ id, transports: [...transports] }));

const expected = (shopUrl: string) => ({
  expectedOrigin: new URL(shopUrl).origin,
  expectedRPID: new URL(shopUrl).hostname,
});

/** The library throws for each kind of wrong answer, which are one to whoever gives it. */
async function unlessRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

function keepChallenge(
  { storage, now }: Given,
  userId: string,
  asked: Pick<StoredChallenge, 'challenge' | 'makes'>,
): Promise<void> {
  return storage.tx(async (t) => {
    const user = await t.get('users', userId);
    if (!user) return;
    const endsAt = new Date(now.getTime() + patience).toISOString();
    const open = openChallenges(user, now).slice(1 - mostChallenges);
    await putFactor(t, user, { challenges: [...open, { ...asked, endsAt }] });
  });
}

interface Answered {
  readonly answer: { readonly response: { readonly clientDataJSON: string } };
  readonly makes: boolean;
}

/**
 * Uses up the challenge that was answered; undefined where it was never given, has ended, or was used before. One that asks for a
 * passkey makes none: it is given to whoever knows the password alone.
 */
function takeChallenge(
  { storage, now }: Given,
  userId: string,
  { answer, makes }: Answered,
): Promise<string | undefined> {
  return storage.tx(async (t) => {
    const user = await t.get('users', userId);
    if (!user) return undefined;
    const open = openChallenges(user, now);
    // The signature is over the same text, and is checked against the challenge that is found in it.
    const text = Buffer.from(answer.response.clientDataJSON, 'base64url').toString();
    const answered = open.find((one) => one.makes === makes && text.includes(`"challenge":"${one.challenge}"`));
    if (!answered) return undefined;
    await putFactor(t, user, { challenges: open.filter((one) => one !== answered) });
    return answered.challenge;
  });
}

const openChallenges = ({ secondFactor }: StoredUser, now: Date) =>
  (secondFactor?.challenges ?? []).filter(({ endsAt }) => endsAt > now.toISOString());

const putFactor = (t: Transaction, user: StoredUser, change: Partial<StoredSecondFactor>): Promise<void> =>
  t.put('users', user.id, {
    ...user,
    secondFactor: { ...(user.secondFactor ?? { lastPeriod: noPeriod, recoveryCodes: [] }), ...change },
  });
