import { createServer, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import jsonServer from 'json-server';
import { afterAll, expect, test, vi } from 'vitest';
import { answerCsv } from './csvAnswer.ts';

const failed = vi.fn();
let pagesRead = 0;
let isOver = false;

/** Never ends by itself: a page is about 100 kB. */
async function* endless(): AsyncGenerator<string[][]> {
  try {
    for (;;) {
      pagesRead += 1;
      await wait(0);
      yield Array.from({ length: 100 }, () => ['x'.repeat(1_000)]);
    }
  } finally {
    isOver = true;
  }
}

async function* breaking(): AsyncGenerator<string[][]> {
  yield [['a']];
  throw new Error('The storage is away.');
}

const app = jsonServer.create();
app.get('/endless', (_req, res) => void answerCsv({ res, now: new Date() }, ['a'], ['A'], endless()).catch(failed));
app.get('/breaking', (_req, res) => void answerCsv({ res, now: new Date() }, ['a'], ['A'], breaking()).catch(failed));
const server = createServer(app);
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
afterAll(() => server.close());

test('a client that doesn’t read makes the server wait, and one that disconnects stops it', async () => {
  const response = await new Promise<IncomingMessage>((resolve) => get(`${url}/endless`, resolve));
  await vi.waitFor(async () => {
    const before = pagesRead;
    await wait(200);
    expect(pagesRead).toBe(before);
  }, 5_000);
  // What the two ends of the connection keep for each other, not what a server could produce meanwhile.
  expect(pagesRead).toBeLessThan(200);
  response.destroy();
  await vi.waitFor(() => expect(isOver).toBe(true), 5_000);
  expect(failed).not.toHaveBeenCalled();
});

test('a failure halfway aborts the answer, and is reported', async () => {
  await expect(fetch(`${url}/breaking`).then((answer) => answer.text())).rejects.toThrow();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});
