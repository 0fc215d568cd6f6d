import type { Client } from '@nuee/api-client';
import { registered } from '@nuee/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { createCustomerApi } from './customer.ts';

it('reads a list to its end, page by page', async () => {
  const [first, second] = registered.orders;
  const call = vi
    .fn()
    .mockResolvedValueOnce({ items: [first], next: 'cursor', total: 2 })
    .mockResolvedValueOnce({ items: [second], next: null, total: 2 });
  const client: Client = { call, send: vi.fn(), file: vi.fn(), stream: vi.fn() };
  expect(await createCustomerApi(client).orders()).toEqual([first, second]);
  expect(call.mock.calls.map(([, input]) => input)).toEqual([
    { query: { limit: '100' } },
    { query: { limit: '100', after: 'cursor' } },
  ]);
});
