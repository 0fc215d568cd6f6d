/**
 * Passwords at rest: scrypt, written `scrypt$N$r$p$salt$key` (salt and key in base64url).
 *
 * A hash takes 32 MiB and about 0.2 s of a thread-pool thread. At most two run at once: without that bound twenty logins
 * would hold every thread and delay each write of the storage by seconds. At most a hundred wait, each at most five seconds, and the
 * networks that they come from take turns.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createFairQueue } from './fairQueue.ts';

export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** As strong as OWASP's N=2^17, r=8, p=1, in a quarter of its memory. */
export const defaultPasswordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** For tests and journeys: at full cost a registration and its login can take 20 s on a machine that they keep busy. */
export const cheapPasswords: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

const saltBytes = 16;
const keyBytes = 32;
const hashesAtOnce = 2;
const hashesWaiting = 100;
/** Less than the shop waits for an answer. */
const waitMilliseconds = 5_000;

/** Hashing takes the caller's network, and throws an ApiError 503 when it got no turn in time. */
export interface Passwords {
  hash(password: string, network: string): Promise<string>;
  /**
   * Takes as long for an unknown account (`undefined`) as for a wrong password, so that the time reveals nothing.
   *
   * @param isKnown whether the account logged in from this network before: then its turn comes before all strangers'.
   */
  verify(password: string, stored: string | undefined, network: string, isKnown?: boolean): Promise<boolean>;
  /** Whether a hash was made at another cost than `hash` uses now. */
  isOutdated(stored: string): boolean;
}

/**
 * @param cost weaker only in tests, which would otherwise spend their time hashing.
 */
export function createPasswords(cost: PasswordCost = defaultPasswordCost): Passwords {
  const limited = createFairQueue({ atOnce: hashesAtOnce, waiting: hashesWaiting, milliseconds: waitMilliseconds });
  const nobody = formatHash(cost, Buffer.alloc(saltBytes), Buffer.alloc(keyBytes));

  return {
    hash: (password, network) => limited(network, () => hashPassword(password, randomBytes(saltBytes), cost)),
    async verify(password, stored, network, isKnown) {
      const expected = parseHash(stored ?? nobody);
      const key = await limited(network, () => deriveKey(password, expected.salt, expected.cost), isKnown);
      return timingSafeEqual(key, expected.key) && stored !== undefined;
    },
    isOutdated(stored) {
      const used = parseHash(stored).cost;
      return used.N !== cost.N || used.r !== cost.r || used.p !== cost.p;
    },
  };
}

/** The hash for a given salt. Only the seed chooses its salt (the file has to be reproducible); accounts get a random one. */
export async function hashPassword(password: string, salt: Buffer, cost = defaultPasswordCost): Promise<string> {
  return formatHash(cost, salt, await deriveKey(password, salt, cost));
}

function deriveKey(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  // Node's default maxmem is below what N=2^15 needs.
  const options = { N, r, p, maxmem: 256 * N * r };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // « é » may arrive as one code point or as two, depending on the keyboard: both are the same password.
  scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}

function formatHash({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function parseHash(stored: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) {
    throw new Error('A stored password hash is unreadable: expected scrypt$N$r$p$salt$key.');
  }
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
