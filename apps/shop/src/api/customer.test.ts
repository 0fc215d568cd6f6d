import { registered } from '@nuee/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { createCustomerApi } from './customer.ts';
import type { Http } from './http.ts';

it('reads a list to its end, page by page', async () => {
  const [first, second] = registered.orders;
  const readAs = vi
    .fn()
    .mockResolvedValueOnce({ items: [first], next: 'cursor', total: 2 })
    .mockResolvedValueOnce({ items: [second], next: null, total: 2 });
  const http: Http = { send: vi.fn(), read: vi.fn(), readAs, readFile: vi.fn() };
  expect(await createCustomerApi(http).orders()).toEqual([first, second]);
  expect(readAs.mock.calls.map(([, , sent]) => sent)).toEqual([
    { query: { limit: '100' } },
    { query: { limit: '100', after: 'cursor' } },
  ]);
});
