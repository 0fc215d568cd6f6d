import { standardTerms } from '@nuee/domain';
import { expect, it, vi } from 'vitest';
import type { PageData } from '../pageData.ts';
import { createPages } from './pages.ts';

const site = { categories: [], terms: standardTerms, house: { identity: {} } };
const empty = { products: [] };

it('the data of the opened page are available at once', () => {
  const read = vi.fn();
  const pages = createPages({ first: { site, page: { path: '/catalogue', data: empty } }, read });
  expect(pages.read('/catalogue')).toBe(empty);
  expect(read).not.toHaveBeenCalled();
});

it('those of another page are loaded once, and available at once from then on', async () => {
  const read = vi.fn(async (): Promise<PageData> => empty);
  const pages = createPages({ first: { site }, read });
  const reading = pages.read('/catalogue');
  expect(pages.read('/catalogue')).toBe(reading);
  expect(await reading).toBe(empty);
  expect(pages.read('/catalogue')).toBe(empty);
  expect(read).toHaveBeenCalledOnce();
});

it('a failure is reported, and the next call loads again', async () => {
  const read = vi.fn<() => Promise<PageData>>().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(empty);
  const pages = createPages({ first: { site }, read });
  await expect(pages.read('/catalogue')).rejects.toThrow('away');
  expect(await pages.read('/catalogue')).toBe(empty);
});

it('a page that shows nothing of the catalogue needs no data', () => {
  const read = vi.fn();
  expect(createPages({ first: { site }, read }).read('/panier')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

it('a closed shop loads none', () => {
  const read = vi.fn();
  const pages = createPages({ first: { site: { ...site, closed: true } }, read });
  expect(pages.read('/catalogue')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});
