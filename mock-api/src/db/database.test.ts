import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { connectDatabase, connectForUpkeep, isAway } from './database.ts';

/** Just enough of PostgreSQL's protocol: every client is accepted, and each statement gets an empty result. */
const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('T'));
const admitted = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const answered = Buffer.concat([message('C', Buffer.from('BEGIN\0')), ready]);
const restarting = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

const startServer = async () => {
  const sockets: Socket[] = [];
  const greetings: string[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let known = false;
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      if (!known) greetings.push(bytes.toString('latin1'));
      if (known && bytes[0] !== 'X'.charCodeAt(0)) socket.write(answered);
      else if (!known) socket.write(admitted);
      known = true;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { sockets, greetings, url: `postgres://shop@127.0.0.1:${port}/shop`, close: () => server.close() };
};

test.each([
  ['is restarted', (socket: Socket) => socket.end(restarting)],
  ['breaks off', (socket: Socket) => socket.resetAndDestroy()],
])('a database that %s between two statements of a transaction refuses it, and ends no process', async (_what, end) => {
  const { sockets, url, close } = await startServer();
  const database = connectDatabase(url);
  const refused = await database
    .transaction(async (sql) => {
      await sql.query('SELECT 1');
      const gone = new Promise((ended) => sockets[0]?.once('close', ended));
      if (sockets[0]) end(sockets[0]);
      await gone;
      // The client learns of it in a separate turn of the event loop, while no answer is pending.
      await new Promise((turn) => setImmediate(turn));
      await sql.query('SELECT 2');
    })
    .catch((error: unknown) => error);
  expect(isAway(refused)).toBe(true);
  await database.close();
  close();
});

test('a request ends after five seconds, what an operator starts takes its time', async () => {
  const { greetings, url, close } = await startServer();
  for (const connect of [connectDatabase, connectForUpkeep]) {
    const database = connect(url);
    await database.query('SELECT 1');
    await database.close();
  }
  close();
  expect(greetings[0]).toContain('statement_timeout\x005000\0');
  expect(greetings[1]).not.toMatch(/statement_timeout\0[1-9]/);
});
