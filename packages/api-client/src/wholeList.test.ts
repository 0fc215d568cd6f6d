import { expect, it, vi } from 'vitest';
import { wholeList } from './wholeList.ts';

it('reads a list to its end, page by page', async () => {
  const readPage = vi
    .fn()
    .mockResolvedValueOnce({ items: ['first'], next: 'cursor' })
    .mockResolvedValueOnce({ items: ['second'], next: null });
  expect(await wholeList(readPage)).toEqual(['first', 'second']);
  expect(readPage.mock.calls).toEqual([[{ limit: '100' }], [{ limit: '100', after: 'cursor' }]]);
});
