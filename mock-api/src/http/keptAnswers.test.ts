import zlib from 'node:zlib';
import * as contract from '@nuee/domain/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
afterEach(() => void vi.restoreAllMocks());

const ask = async (path: string, accepted = 'gzip, deflate, br') => {
  const { headers, text } = await fetch(api.url + path, { headers: { 'Accept-Encoding': accepted } }).then(
    async (response) => ({ headers: response.headers, text: await response.text() }),
  );
  return { encoding: headers.get('Content-Encoding'), vary: headers.get('Vary'), text };
};

/** How often a long answer is written, and compressed, while this works. */
async function effortOf(work: () => Promise<unknown>): Promise<{ written: number; compressed: number }> {
  const written = vi.spyOn(JSON, 'stringify');
  const compressed = [vi.spyOn(zlib, 'createGzip'), vi.spyOn(zlib, 'createBrotliCompress')];
  await work();
  const effort = {
    written: written.mock.results.filter(({ value }) => typeof value === 'string' && value.length > 4_096).length,
    compressed: compressed.reduce((sum, { mock }) => sum + mock.calls.length, 0),
  };
  vi.restoreAllMocks();
  return effort;
}

test.each(['/api/publication', '/api/products'])('%s is written and compressed once for all calls', async (path) => {
  const first = await ask(path);
  expect(first).toMatchObject({ encoding: 'gzip', vary: expect.stringContaining('Accept-Encoding') });
  const same = async () => {
    for (const accepted of ['gzip', 'br, gzip', 'br', 'identity', 'gzip;q=0'])
      expect((await ask(path, accepted)).text).toBe(first.text);
  };
  expect(await effortOf(same)).toEqual({ written: 0, compressed: 0 });
});

test.each(['/api/publication', '/api/products'])('%s is anew what is published', async (path) => {
  const before = await ask(path);
  const token = await api.owner();
  const { items } = await api.succeed(contract.listOwnerProducts, { token });
  const { id = '', version, price = 0 } = items[0] ?? {};
  await api.succeed(contract.changeProduct, { token, id, body: { price: price + 1, version } });
  expect((await ask(path)).text).not.toBe(before.text);
});

test('who takes no gzip gets the bytes as they are', async () => {
  for (const accepted of ['br', 'identity', 'gzip;q=0', 'gzip; q=0.0, identity'])
    expect((await ask('/api/products', accepted)).encoding).toBeNull();
  expect((await ask('/api/products', 'gzip;q=0.5')).encoding).toBe('gzip');
});
