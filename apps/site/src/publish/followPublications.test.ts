import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogue } from '@nuee/domain/seed';
import { expect, test, vi } from 'vitest';
import { followPublications } from './followPublications.ts';

const texts = { texts: { terms: { text: 'Nos conditions.', version: 1, createdAt: '2026-01-15T12:00:00.000Z' } } };

/** An API with one publication, which is or isn't that of the demonstration. */
async function apiOf(demonstration: boolean) {
  const { reviews, ...published } = { ...catalogue, ...texts };
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/api/reviews')
      ? reviews
      : { publication: 7, demonstration, catalogue: published };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}

const builtAs = (isDemonstration: boolean) => ({
  isDemonstration,
  publish: vi.fn(async () => ({ rendered: [], removed: [], failed: [] })),
});

test.each([
  [true, /^This build is the demonstration, and the API at http\S+ is a shop in service: build it with DEMO=off\.$/],
  [
    false,
    /^This build is a shop in service, and the API at http\S+ is the demonstration: start that API with DEMO=off\.$/,
  ],
])(
  'a build with the demonstration %s publishes nothing of the other kind, and says so',
  async (isDemonstration, sentence) => {
    await using api = await apiOf(!isDemonstration);
    const publisher = builtAs(isDemonstration);
    const { signal } = new AbortController();
    const following = followPublications({ api: api.url, publisher, signal, onPublished() {}, onFailure() {} });
    await expect(following).rejects.toThrow(sentence);
    expect(publisher.publish).not.toHaveBeenCalled();
  },
);

test('everything of a publication reaches the pages, with the reviews', async () => {
  await using api = await apiOf(false);
  const publisher = builtAs(false);
  const ending = new AbortController();
  const onPublished = () => ending.abort();
  await followPublications({ api: api.url, publisher, signal: ending.signal, onPublished, onFailure() {} });
  const { reviews, ...published } = catalogue;
  expect(publisher.publish).toHaveBeenCalledExactlyOnceWith({ ...published, ...texts, reviews }, 7);
});

test.each([true, false])('a build and an API of one kind go together (demonstration %s)', async (isDemonstration) => {
  await using api = await apiOf(isDemonstration);
  const publisher = builtAs(isDemonstration);
  const ending = new AbortController();
  const published = vi.fn(() => ending.abort());
  await followPublications({ api: api.url, publisher, signal: ending.signal, onPublished: published, onFailure() {} });
  expect(published).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ publication: 7 }));
});
