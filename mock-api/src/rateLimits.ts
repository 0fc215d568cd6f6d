/** How often the API may be asked: by address, by account, by customer. Counted in memory, by a clock that nobody sets. */
import { ApiError } from './apiError.ts';

/** `Infinity` is no limit. */
export interface RateLimits {
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** Failed logins of one account in 15 minutes. */
  readonly accountLogins: number;
  /** Failed logins from one address in 15 minutes. */
  readonly addressLogins: number;
  /** Registrations from one address in an hour. */
  readonly registrations: number;
  /** Orders of one customer in a minute, and as many payments. */
  readonly orders: number;
}

/**
 * The limits of a shop that is open to the world. Those of an address leave room for the many phones that a mobile network
 * puts behind one.
 */
export const standardLimits: RateLimits = {
  requests: 1_200,
  accountLogins: 10,
  addressLogins: 30,
  registrations: 30,
  orders: 10,
};

/** For a demonstration that only this machine reaches: a test suite makes an account for each of its tests. */
export const localLimits: RateLimits = { ...standardLimits, registrations: Infinity };

/** For tests and journeys: a whole shop's customers at one address. */
export const noLimits: RateLimits = {
  requests: Infinity,
  accountLogins: Infinity,
  addressLogins: Infinity,
  registrations: Infinity,
  orders: Infinity,
};

/** Each call counts itself, and throws an ApiError 429 with `Retry-After` when there were too many. */
export interface RateLimiter {
  request(address: string): void;
  registration(address: string): void;
  /** Counted before the password is checked, so that many at once can't slip through; a login that succeeds is given back. */
  login(address: string, account: string): { giveBack(): void };
  /** @param call what is counted on its own, such as the name of a route. */
  order(call: string, userId: string): void;
}

const minute = 60;
/** Keys that are remembered at most: a flood of addresses must not fill the memory. */
const maximumKeys = 50_000;

/** @param elapsed milliseconds since any fixed moment, never going back. */
export function createRateLimiter(limits: RateLimits, elapsed: () => number = () => performance.now()): RateLimiter {
  const counter = (most: number, seconds: number, message: string) =>
    createCounter({ most, milliseconds: seconds * 1000, message, elapsed });
  const requests = counter(limits.requests, minute, 'Trop de requêtes. Veuillez patienter avant de réessayer.');
  const tooManyLogins = 'Trop de tentatives de connexion. Veuillez réessayer plus tard.';
  const accounts = counter(limits.accountLogins, 15 * minute, tooManyLogins);
  const addresses = counter(limits.addressLogins, 15 * minute, tooManyLogins);
  const registrations = counter(
    limits.registrations,
    60 * minute,
    'Trop de comptes créés depuis cette adresse. Veuillez réessayer plus tard.',
  );
  const orders = counter(limits.orders, minute, 'Trop de commandes à la suite. Veuillez patienter avant de réessayer.');

  return {
    request: (address) => requests.take(networkOf(address)),
    registration: (address) => registrations.take(networkOf(address)),
    login(address, account) {
      const network = networkOf(address);
      addresses.take(network);
      accounts.take(account);
      return {
        giveBack() {
          addresses.giveBack(network);
          accounts.giveBack(account);
        },
      };
    },
    order: (call, userId) => orders.take(`${call} ${userId}`),
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

  // The windows stand in the order of their ends. When all still count, the oldest ones go: refusing everybody is what a
  // flood wants.
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
    giveBack(key: string): void {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}

/** Who an address belongs to: an IPv4 address as it is, of an IPv6 address the first 56 bits, which one household gets. */
export function networkOf(address: string): string {
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
