/**
 * How often the API may be called: by network, by account, by customer. Requests and orders are counted in this
 * process, by a monotonic clock. Logins and registrations are counted by the library, on PostgreSQL for all processes
 * together.
 */
import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ApiError } from './apiError.ts';
import type { Database } from './storage/database.ts';

/** `Infinity` is no limit. */
export interface RateLimits {
  /** Connections of one address at once. Not counted behind a proxy, whose address all connections share. */
  readonly connections: number;
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** Failed logins of one account from one address in 15 minutes. */
  readonly accountLogins: number;
  /** Failed logins of one account in a day from all addresses that it never logged in from. */
  readonly accountGuesses: number;
  /** Failed logins from one address in 15 minutes, except for accounts that logged in from it before. */
  readonly addressLogins: number;
  /** Logins from one address in 15 minutes, right or wrong: each takes a processor for 0.2 s. */
  readonly addressHashes: number;
  /** Registrations from one address in an hour. */
  readonly registrations: number;
  /** Orders of one customer in a minute, and as many payments. */
  readonly orders: number;
  /** Messages of one customer in a minute: new tickets and replies together. */
  readonly messages: number;
}

/**
 * The limits of a shop that is open to the world. Those of an address leave room for the many phones that a mobile network
 * puts behind one.
 */
export const standardLimits: RateLimits = {
  connections: 256,
  requests: 1_200,
  accountLogins: 10,
  accountGuesses: 100,
  addressLogins: 100,
  addressHashes: 600,
  registrations: 30,
  orders: 10,
  messages: 10,
};

/** For tests and journeys, in which a whole shop's customers share one address. */
export const noLimits: RateLimits = {
  connections: Infinity,
  requests: Infinity,
  accountLogins: Infinity,
  accountGuesses: Infinity,
  addressLogins: Infinity,
  addressHashes: Infinity,
  registrations: Infinity,
  orders: Infinity,
  messages: Infinity,
};

/** For a demonstration that only this machine reaches: a test suite is a whole shop at one address, but guesses are refused. */
export const localLimits: RateLimits = {
  ...noLimits,
  accountLogins: standardLimits.accountLogins,
  accountGuesses: standardLimits.accountGuesses,
};

/** Each call counts itself, and throws an ApiError 429 with `Retry-After` when there were too many. */
export interface RateLimiter {
  request(network: string): void;
  registration(network: string): Promise<void>;
  /** Counted before the password is checked, so that many at once can't slip through. */
  login(login: Login): Promise<Attempt>;
  /** @param call what is counted on its own, such as the name of a route. */
  order(call: string, userId: string): void;
  message(userId: string): void;
}

interface Login {
  readonly network: string;
  /** The requested account, whether it exists or not. */
  readonly account: string;
  /** Whether it logged in from this network before: then other people's guesses don't block it. */
  readonly isKnown: boolean;
}

interface Attempt {
  /** Uncounts a successful login where only failed ones count. */
  succeeded(): Promise<void>;
}

const minute = 60;
/** The maximum number of keys, so that a flood of addresses doesn't fill the memory. */
const maximumKeys = 50_000;

export interface RateLimiterOptions {
  /** Milliseconds since any fixed moment, never going back. */
  elapsed?: (() => number) | undefined;
  /** The database in which the processes that share it count logins and registrations together. */
  database?: Database | undefined;
}

export function createRateLimiter(
  limits: RateLimits,
  { elapsed = () => performance.now(), database }: RateLimiterOptions = {},
): RateLimiter {
  const counter = (most: number, seconds: number, message: string) =>
    createCounter({ most, milliseconds: seconds * 1000, message, elapsed });
  const requests = counter(limits.requests, minute, 'Trop de requêtes. Veuillez patienter avant de réessayer.');
  const orders = counter(limits.orders, minute, 'Trop de commandes à la suite. Veuillez patienter avant de réessayer.');

  const messages = counter(limits.messages, minute, 'Trop de messages à la suite. Veuillez patienter une minute.');

  const shared = (name: keyof RateLimits, seconds: number, message: string) =>
    createSharedCounter({ name, most: limits[name], seconds, message, database });
  const tooManyLogins = 'Trop de tentatives de connexion. Veuillez réessayer plus tard.';
  const addressHashes = shared('addressHashes', 15 * minute, tooManyLogins);
  const accountLogins = shared('accountLogins', 15 * minute, tooManyLogins);
  const addressLogins = shared('addressLogins', 15 * minute, tooManyLogins);
  const accountGuesses = shared('accountGuesses', 24 * 60 * minute, tooManyLogins);
  const registrations = shared(
    'registrations',
    60 * minute,
    'Trop de comptes créés depuis cette adresse. Veuillez réessayer plus tard.',
  );

  return {
    request: (network) => requests.take(network),
    registration: (network) => registrations.take(network),
    async login({ network, account, isKnown }) {
      await addressHashes.take(network);
      // First the account from this network, then the account: a client refused here doesn't block the account for others.
      const wrong = [
        [accountLogins, `${account} ${network}`] as const,
        ...(isKnown ? [] : [[addressLogins, network] as const, [accountGuesses, account] as const]),
      ];
      const taken: typeof wrong = [];
      const giveBack = async () => {
        for (const [counted, key] of taken) await counted.giveBack(key);
      };
      for (const one of wrong) {
        const [counted, key] = one;
        try {
          await counted.take(key);
        } catch (error) {
          await giveBack();
          throw error;
        }
        taken.push(one);
      }
      return { succeeded: giveBack };
    },
    order: (call, userId) => orders.take(`${call} ${userId}`),
    message: (userId) => messages.take(userId),
  };
}

interface SharedCounterOptions {
  name: string;
  most: number;
  seconds: number;
  message: string;
  database: Database | undefined;
}

function createSharedCounter({ name, most, seconds, message, database }: SharedCounterOptions) {
  if (most === Infinity) return { async take() {}, async giveBack() {} };
  const memory = new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds });
  const limiter: RateLimiterAbstract = database
    ? new RateLimiterPostgres({
        keyPrefix: name,
        points: most,
        duration: seconds,
        tableName: 'limits',
        tableCreated: true,
        storeType: 'client',
        storeClient: {
          query: async ({ text, values }: { text: string; values?: unknown[] }) => ({
            rows: await database.query(text, values),
          }),
        },
        // While the database is away this process counts for itself.
        insuranceLimiter: memory,
      })
    : memory;
  // Neither an e-mail nor an address is stored.
  const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    async take(key: string): Promise<void> {
      try {
        await limiter.consume(keyOf(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new ApiError(429, message, { 'Retry-After': String(Math.ceil(refused.msBeforeNext / 1000)) });
      }
    },
    async giveBack(key: string): Promise<void> {
      await limiter.reward(keyOf(key));
    },
  };
}

interface CounterOptions {
  most: number;
  milliseconds: number;
  message: string;
  elapsed: () => number;
}

/** Counts by key in windows that start with the first use. */
function createCounter({ most, milliseconds, message, elapsed }: CounterOptions) {
  const windows = new Map<string, { count: number; readonly end: number }>();

  // The windows are in the order of their ends. When all of them still count, the oldest ones are dropped, because
  // refusing everybody is the aim of a flood.
  const forgetOld = (now: number): void => {
    for (const [key, { end }] of windows) {
      if (end > now && windows.size < maximumKeys) break;
      windows.delete(key);
    }
  };

  return {
    take(key: string): void {
      if (most === Infinity) return;
      const now = elapsed();
      let window = windows.get(key);
      if (window === undefined || window.end <= now) {
        forgetOld(now);
        window = { count: 0, end: now + milliseconds };
        windows.set(key, window);
      }
      if (window.count >= most) {
        throw new ApiError(429, message, { 'Retry-After': String(Math.ceil((window.end - now) / 1000)) });
      }
      window.count += 1;
    },
  };
}

/**
 * The network of an address: an IPv4 address as it is, or the first 56 bits of an IPv6 address, which one household
 * gets.
 */
export function networkOf(address = ''): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const groups = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last];
  const numbers = groups.slice(0, 4).map((group) => Number.parseInt(group, 16) || 0);
  return `${numbers.map((number, i) => (i === 3 ? number & 0xff00 : number).toString(16)).join(':')}::/56`;
}
