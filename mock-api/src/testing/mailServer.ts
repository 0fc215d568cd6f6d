/** A real mail server for a test, on a free port of this machine. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the server answers to a recipient, by its address; undefined takes the mail. */
export type Refuse = (address: string) => { code: number; text: string } | undefined;

export interface MailServer {
  /** Each mail as it came, the latest last. */
  readonly arrived: string[];
  readonly smtpUrl: string;
  /** Leaves the next mails without an answer until the returned function is called. */
  hold(): () => void;
  /** How many mails have come whole, answered or not. */
  received(): number;
  close(): Promise<void>;
}

export async function startMailServer(refuse: Refuse = () => undefined): Promise<MailServer> {
  const arrived: string[] = [];
  let received = 0;
  let held = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const refusal = refuse(address);
      callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received += 1;
        void held.then(() => {
          arrived.push(Buffer.concat(parts).toString('utf8'));
          callback();
        });
      });
    },
  });
  // A client that is killed leaves a broken connection, and its mail isn't taken.
  server.on('error', (error) => {
    if (!('code' in error && error.code === 'ECONNRESET')) throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    received: () => received,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
