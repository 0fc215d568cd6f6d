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
  /** As the contract writes it, `/api/orders/{id}`; null for an address that is no route. */
  readonly route: string | null;
  /** Null when the client left before the answer. */
  readonly status: number | null;
  readonly ms: number;
  /** The customer's id, once the session is known. */
  readonly user?: string;
  /** The account that a login or a registration asked for, as a keyed hash: the same for the same e-mail, and told to nobody. */
  readonly account?: string;
  /** What a browser refused on a page of the shop. */
  readonly policyReport?: object;
}

export interface RequestLog {
  write(entry: LogEntry): void;
  close(): Promise<void>;
}

/** Lines that wait for a slow reader or disk; later ones are dropped until there is room. */
const mostCharacters = 1_000_000;

/**
 * A log that can't be written never takes the shop down: its lines are dropped, which is told once, and it goes on as soon as it can.
 *
 * @param target `stdout` or the path of a file, to which is added; undefined logs nothing.
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
  // A stream that failed once takes nothing more, so that a file behind the standard output is written as a file.
  const write = isStream
    ? toStream(output, outcome)
    : toFile(target === 'stdout' ? process.stdout.fd : target, outcome);
  let waiting = '';
  let writing: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    // Whoever comes in the same turn shares the write.
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
      if (waiting.length > mostCharacters) return;
      waiting += `${JSON.stringify(entry)}\n`;
      writing ??= drain();
    },
    async close() {
      // Nobody may read a pipe any more: its last lines are not waited for.
      if (!isStream) await writing;
    },
  };
}

type Outcome = (error: Error | null | undefined) => void;

function toStream(stream: Writable, outcome: Outcome): (text: string) => Promise<void> {
  // The end of a pipe is an error of the stream besides that of the write; unheard it would end the process.
  stream.on('error', () => {});
  return (text) =>
    new Promise((done) => {
      stream.write(text, (error) => {
        outcome(error);
        done();
      });
    });
}

/** Opened anew each time, so that a full disk, a missing folder or a file that was rotated away is over when it is over. */
function toFile(file: string | number, outcome: Outcome): (text: string) => Promise<void> {
  const append = promisify(appendFile);
  return (text) => append(file, text, { mode: 0o640 }).then(() => outcome(null), outcome);
}
