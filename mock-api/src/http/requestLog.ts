/** One line of JSON for each request. It names the route, never the address that was asked, a body, a token, a password or an e-mail. */
import { appendFile, fstatSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';

export interface LogEntry {
  /** ISO date of the answer. */
  readonly time: string;
  /** Also in the answer's `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** As the contract writes it, `/api/orders/{id}`; null for an address without a route. */
  readonly route: string | null;
  /** Null when the client disconnected before the answer. */
  readonly status: number | null;
  readonly ms: number;
  /** The customer's id, once the session is known. */
  readonly user?: string;
  /** The account of a login or a registration, as a keyed hash: the same for the same e-mail, without revealing it. */
  readonly account?: string;
  /** What became of the notification of a payment, or why it was refused. */
  readonly payment?: string;
  /** What a browser blocked on a page of the shop. */
  readonly policyReport?: object;
}

export interface RequestLog {
  write(entry: LogEntry): void;
  close(): Promise<void>;
}

/** In characters: lines that wait for a slow reader or disk; further ones are dropped until there is room. */
const maxWaiting = 1_000_000;

/**
 * A log that can't be written never stops the shop: its lines are dropped until it can be written again, which is
 * reported once.
 *
 * @param target `stdout` or the path of a file to append to; `undefined` logs nothing.
 */
export function openRequestLog(
  target: string | undefined,
  { report = console.error, output = process.stdout }: { report?: (message: string) => void; output?: Writable } = {},
): RequestLog {
  if (target === undefined) return { write() {}, async close() {} };
  let broken = false;
  const outcome = (error: Error | null | undefined): void => {
    if (error && !broken)
      report(`The request log can’t be written (${error.message}): its lines are lost until it can.`);
    if (!error && broken) report('The request log is written again.');
    broken = Boolean(error);
  };
  const isStream = target === 'stdout' && (output !== process.stdout || !fstatSync(process.stdout.fd).isFile());
  // A stream that failed once takes nothing more, so a file behind stdout is written as a file.
  const write = isStream
    ? toStream(output, outcome)
    : toFile(target === 'stdout' ? process.stdout.fd : target, outcome);
  let waiting = '';
  let writing: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    // Lines of the same event loop turn share one write.
    await Promise.resolve();
    while (waiting !== '') {
      const text = waiting;
      waiting = '';
      await write(text);
    }
    writing = undefined;
  };
  return {
    write(entry) {
      if (waiting.length > maxWaiting) return;
      waiting += `${JSON.stringify(entry)}\n`;
      writing ??= drain();
    },
    async close() {
      // The reader of a pipe may be gone, so its last lines aren't waited for.
      if (!isStream) await writing;
    },
  };
}

type Outcome = (error: Error | null | undefined) => void;

function toStream(stream: Writable, outcome: Outcome): (text: string) => Promise<void> {
  // A closed pipe also makes the stream emit an error, which would end the process if nobody listened.
  stream.on('error', () => {});
  return (text) =>
    new Promise((done) => {
      stream.write(text, (error) => {
        outcome(error);
        done();
      });
    });
}

/** Opened for each write, so that logging resumes after a full disk, a missing folder or a rotated file. */
function toFile(file: string | number, outcome: Outcome): (text: string) => Promise<void> {
  const append = promisify(appendFile);
  return (text) => append(file, text, { mode: 0o640 }).then(() => outcome(null), outcome);
}
