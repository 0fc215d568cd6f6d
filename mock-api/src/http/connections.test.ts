import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { noLimits } from '../auth/rateLimits.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest({ limits: { ...noLimits, connections: 20 } });

/** Only Linux has every address of 127.0.0.0/8. */
test.runIf(process.platform === 'linux')(
  'one address holds its share of idle connections, and others are served meanwhile',
  async () => {
    const { port } = new URL(api.url);
    const sockets: Socket[] = [];
    const opened = await Promise.all(
      Array.from(
        { length: 60 },
        () =>
          new Promise<'held' | 'let go'>((settled) => {
            const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.9' });
            sockets.push(socket);
            socket.once('close', () => settled('let go'));
            socket.on('error', () => {});
            // An answer proves that the server holds it, and leaves it idle.
            socket.once('data', () => settled('held'));
            socket.write('GET /api/products/1 HTTP/1.1\r\nHost: shop\r\n\r\n');
          }),
      ),
    );
    expect(opened.filter((one) => one === 'held')).toHaveLength(20);

    const status = await new Promise((answered, failed) => {
      const options = { port, host: '127.0.0.1', path: '/api/products/1', localAddress: '127.0.0.10', agent: false };
      request(options, (response) => {
        response.resume();
        answered(response.statusCode);
      })
        .once('error', failed)
        .end();
    });
    expect(status).toBe(200);
    for (const socket of sockets) socket.destroy();
  },
);
