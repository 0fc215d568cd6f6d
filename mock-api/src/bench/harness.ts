/**
 * Shared by the benchmarks: an API as a process of its own, on this machine only, and calls over persistent
 * connections.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { addresses } from '@nuee/domain/fixtures';

export interface Running {
  url: string;
  child: ChildProcess;
  ended: Promise<number | null>;
  /** What it wrote on its standard error. */
  errors(): string;
}

/** Starts a script that prints its address on its first line. `wrap` is a shell line to start it with. */
export function launch(script: string, env: Record<string, string>, args: string[] = [], wrap = ''): Promise<Running> {
  const file = path.join(import.meta.dirname, script);
  const command: [string, string[]] =
    wrap === ''
      ? [process.execPath, [file, ...args]]
      : ['sh', ['-c', `${wrap}; exec "$0" "$@"`, process.execPath, file, ...args]];
  const child = spawn(...command, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((end) => child.once('close', end));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((ready, failed) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /http:\/\/\S+/.exec(output)?.[0];
      if (url) ready({ url: url.replace('localhost', '127.0.0.1'), child, ended, errors: () => errors });
    });
    void ended.then((code) => failed(new Error(`${script} ended with code ${code}: ${errors}`)));
  });
}

/** The API itself, without limits: the benchmarks are many customers at one address. */
export const launchApi = (dataDir: string, wrap?: string, env?: Record<string, string>): Promise<Running> =>
  launch(
    '../cli/main.ts',
    { API_PORT: '0', API_DATA_DIR: dataDir, API_LIMITS: 'off', DATABASE_URL: '', ...env },
    [],
    wrap,
  );

/** One of the processes on a database. */
export const launchApiOn = (database: string): Promise<Running> =>
  launch('../cli/main.ts', { API_PORT: '0', API_LIMITS: 'off', DATABASE_URL: database });

export interface Answer {
  status: number;
  body: unknown;
}

export type Client = (method: string, target: string, options?: ClientOptions) => Promise<Answer>;

interface ClientOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls over one persistent connection, from an address of this machine. Rejects when there is no answer. */
export function createClient(url: string, localAddress?: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(localAddress && { localAddress }) });
  return (method, target, { token, body, headers } = {}) =>
    new Promise((answered, failed) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const call = request(url + target, {
        agent,
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(text === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
          ...headers,
        },
      });
      call.on('error', failed);
      call.once('response', (response) => {
        let received = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          received += part;
        });
        response.on('error', failed);
        response.once('end', () =>
          answered({ status: response.statusCode ?? 0, body: JSON.parse(received || 'null') }),
        );
      });
      call.end(text);
    });
}

export const selection = { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 };
export const orderBody = {
  shippingAddress: addresses.camille,
  billingAddress: addresses.camille,
  paymentMethod: 'card',
};

/** One text field of an answer; empty when it has none. */
export function field(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}

export interface Figures {
  count: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** One call of a virtual customer. Only what is inside `timed` counts. */
export type Step = (
  customer: number,
  client: Client,
  timed: (call: Promise<Answer>) => Promise<Answer>,
) => Promise<void>;

/** Runs the given number of customers at once, each over one connection to one of the addresses. */
export async function measure(urls: readonly string[], atOnce: number, seconds: number, step: Step): Promise<Figures> {
  const times: number[] = [];
  const timed = async (call: Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const answer = await call;
    if (answer.status >= 300) throw new Error(`It answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    times.push(performance.now() - start);
    return answer;
  };
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, customer) => {
      const client = createClient(urls[customer % urls.length] ?? '');
      while (performance.now() < end) await step(customer, client, timed);
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { count: times.length, perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** A customer orders one piece; only the order itself counts. */
export function orderStep(tokens: readonly string[]): Step {
  return async (customer, client, timed) => {
    const token = tokens[customer];
    await client('POST', '/api/cart/add', { token, body: selection });
    await timed(client('POST', '/api/orders', { token, body: orderBody }));
  };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export async function stop({ child, ended }: Running): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
