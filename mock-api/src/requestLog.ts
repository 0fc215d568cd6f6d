/** One line of JSON for each request. It names the route, never the address that was asked, a body, a token, a password or an e-mail. */
import { createWriteStream } from 'node:fs';

export interface LogEntry {
  /** ISO date of the answer. */
  readonly time: string;
  /** Also in the answer's `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** As the contract writes it, `/api/orders/{id}`; null for an address that is no route. */
  readonly route: string | null;
  /** Null when the client left before the answer. */
  readonly status: number | null;
  readonly ms: number;
  /** The customer's id, once the session is known. */
  readonly user?: string;
}

export interface RequestLog {
  write(entry: LogEntry): void;
  close(): Promise<void>;
}

/** @param target `stdout` or the path of a file, to which is added; undefined logs nothing. */
export function openRequestLog(target: string | undefined): RequestLog {
  if (target === undefined) return { write() {}, async close() {} };
  const stream = target === 'stdout' ? process.stdout : createWriteStream(target, { flags: 'a' });
  // A log that can't be written must not take the shop down.
  stream.once('error', (error) => console.error('The request log can’t be written:', error.message));
  return {
    write: (entry) => stream.write(`${JSON.stringify(entry)}\n`),
    close: () => (stream === process.stdout ? Promise.resolve() : new Promise((ended) => stream.end(ended))),
  };
}
