/** An API as a process of its own, without limits, and calls to it over persistent connections: for the bench and the kills. */
import type { ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { addresses } from '@nuee/domain/fixtures';
import { startProcess } from './startProcess.ts';

export interface Running {
  url: string;
  child: ChildProcess;
  ended: Promise<number | null>;
  /** What it wrote on its standard error. */
  errors(): string;
}

/** @param env `API_DATA_DIR` or `DATABASE_URL`. @param wrap a shell line to start it with. */
export function launchApi(env: Readonly<Record<string, string>>, wrap?: string): Promise<Running> {
  const all = { API_PORT: '0', API_LIMITS: 'off', DATABASE_URL: '', ...env };
  const { child, ended, output, errors } = startProcess('main.ts', all, [], wrap);
  return new Promise((ready, failed) => {
    child.stdout.on('data', () => {
      const url = /http:\/\/\S+/.exec(output())?.[0];
      if (url) ready({ url: url.replace('localhost', '127.0.0.1'), child, ended, errors });
    });
    void ended.then((code) => failed(new Error(`The API ended with code ${code}: ${errors()}`)));
  });
}

export async function stop({ child, ended }: Running): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

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

/** Calls over one persistent connection. Rejects when there is no answer. */
export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
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
