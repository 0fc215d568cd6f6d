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
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/apiError.ts';

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
  /** From one address in an hour, each counted on its own. Withdrawals only where no order has that number and e-mail. */
  readonly registrations: number;
  readonly passwordResets: number;
  readonly contacts: number;
  readonly subscriptions: number;
  readonly withdrawals: number;
  /** Searches that a carrier of relay points is asked for, which customers wait for. */
  readonly relaySearches: number;
  /** Mails of one kind that anybody can have sent to a person, in an hour. */
  readonly mails: number;
  /** Orders of one customer in a minute, and as many payments. */
  readonly orders: number;
  /** Messages of one customer in a minute: new tickets, their photographs and replies together. */
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
  passwordResets: 30,
  contacts: 30,
  subscriptions: 30,
  withdrawals: 30,
  relaySearches: 300,
  mails: 3,
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
  passwordResets: Infinity,
  contacts: Infinity,
  subscriptions: Infinity,
  withdrawals: Infinity,
  relaySearches: Infinity,
  mails: Infinity,
  orders: Infinity,
  messages: Infinity,
};

/** For a demonstration that only this machine reaches: a test suite is a whole shop at one address, but guesses are refused. */
export const localLimits: RateLimits = {
  ...noLimits,
  accountLogins: standardLimits.accountLogins,
  accountGuesses: standardLimits.accountGuesses,
};

/** What anybody can do without an account, each with its own sentence. */
const acts = {
  registrations: 'Trop de comptes créés depuis cette adresse. Veuillez réessayer plus tard.',
  passwordResets: 'Trop de demandes de mot de passe depuis cette adresse. Veuillez réessayer plus tard.',
  contacts: 'Trop de messages envoyés depuis cette adresse. Veuillez réessayer plus tard.',
  subscriptions: 'Trop d’inscriptions depuis cette adresse. Veuillez réessayer plus tard.',
  relaySearches: 'Trop de recherches de points relais depuis cette adresse. Veuillez réessayer plus tard.',
  withdrawals: 'Trop de rétractations pour des commandes introuvables. Vérifiez le numéro et l’e-mail de la commande.',
} as const satisfies Partial<Record<keyof RateLimits, string>>;
export type Act = keyof typeof acts;

/** Each call counts itself, and throws an ApiError 429 with `Retry-After` when there were too many. */
export interface RateLimiter {
  request(network: string): void;
  act(act: Act, network: string): Promise<void>;
  /** A mail to an address that may not be the caller's. @param email whether it has an account or not. */
  mail(kind: string, email: string): Promise<void>;
  /** The same, for a mail that can be left out: returns whether there were too many instead of throwing. */
  mayMail(kind: string, email: string): Promise<boolean>;
  /**
   * Counts the login before `verify` checks its password, so that many at once can't slip through. A right password isn't counted where
   * only failures are, and neither is what `verify` throws, since that is no guess. Returns what `verify` does.
   */
  login(login: Login, verify: () => Promise<boolean>): Promise<boolean>;
  /** Failed logins from everywhere no longer count: the account has a new password. */
  forgetGuesses(account: string): Promise<void>;
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
  const mails = shared(
    'mails',
    60 * minute,
    'Trop d’e-mails demandés pour cette adresse. Veuillez réessayer plus tard.',
  );
  const ofActs = new Map(
    Object.entries(acts).map(([act, message]) => [act, shared(act as Act, 60 * minute, message)] as const),
  );

  const mail = (kind: string, email: string): Promise<void> => mails.take(`${kind} ${email.toLowerCase()}`);

  return {
    request: (network) => requests.take(network),
    act: async (act, network) => ofActs.get(act)?.take(network),
    mail,
    mayMail: (kind, email) =>
      mail(kind, email).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError) return false;
          throw error;
        },
      ),
    forgetGuesses: (account) => accountGuesses.forget(account),
    async login({ network, account, isKnown }, verify) {
      // First the account from this network, then the account: a client refused here doesn't block the account for others.
      const wrong = [
        [accountLogins, `${account} ${network}`] as const,
        ...(isKnown ? [] : [[addressLogins, network] as const, [accountGuesses, account] as const]),
      ];
      const taken: (typeof wrong)[number][] = [];
      const giveBack = async () => {
        for (const [counted, key] of taken) await counted.giveBack(key);
      };
      await addressHashes.take(network);
      try {
        for (const one of wrong) {
          const [counted, key] = one;
          await counted.take(key);
          taken.push(one);
        }
        const isRight = await verify();
        if (isRight) await giveBack();
        return isRight;
      } catch (error) {
        await giveBack();
        throw error;
      }
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
  if (most === Infinity) return { async take() {}, async giveBack() {}, async forget() {} };
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
    async forget(key: string): Promise<void> {
      await limiter.delete(keyOf(key));
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
