import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The ports on a developer's machine, by the environment variable that changes each. */
const defaults = {
  API_PORT: 5000,
  SHOP_PORT: 4173,
  DEV_PORT: 5173,
  STORYBOOK_PORT: 6006,
} as const;
export type PortVariable = keyof typeof defaults;

/** The port in `variable`, or its default. Ends the process with a sentence if the variable holds no port. */
export function portOf(variable: PortVariable): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return defaults[variable];
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  fail(`${variable}=${text} is not a port: give a whole number from 1 to 65535.`);
}

/** Ends the process with one sentence when a port is taken, before anything was built or started. */
export async function claim(...variables: PortVariable[]): Promise<void> {
  for (const variable of variables) {
    const probe = createServer();
    try {
      await listen(probe, portOf(variable));
    } catch (error) {
      if (!isTaken(error)) throw error;
      const port = portOf(variable);
      fail(
        `Port ${port} is taken: end what uses it, or choose another with ${variable}, as in ${variable}=${port + 1} npm start.`,
      );
    }
    await new Promise((closed) => probe.close(closed));
  }
}

/** Serves on the loopback address; port 0 takes a free one. */
export async function serve(handler: RequestListener, port: number): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(handler);
  await listen(server, port);
  const address = server.address() as AddressInfo; // A server on a TCP port has an address object.
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((ready, refused) => {
    server.once('error', refused);
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.off('error', refused);
      ready();
    });
  });

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
