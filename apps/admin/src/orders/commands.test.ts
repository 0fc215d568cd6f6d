import { answered, answering } from '@nuee/api-client/answering';
import * as contract from '@nuee/domain/contract';
import { ownerOrder } from '@nuee/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { createCommands } from '../data/commands.ts';
import { createSource } from '../data/source.ts';
import { orderCommands } from './commands.ts';

it('undoes a change of status without a mail, and with the link of the parcel', async () => {
  const toasts = { success: vi.fn(), undoable: vi.fn(), error: vi.fn(), dismiss: vi.fn() };
  const sent: unknown[] = [];
  const client = answering([
    answered(contract.changeOrderStatus, ({ body }) => {
      sent.push(body);
      return ownerOrder;
    }),
  ]);
  const { changeStatus } = orderCommands(createCommands(createSource(client, false), toasts));
  const trackingUrl = 'https://transporteur.example/AB12';
  expect(await changeStatus({ ...ownerOrder, status: 'shipped', trackingUrl }, 'delivered')).toBe(true);
  const [title, undo] = toasts.undoable.mock.calls[0] ?? [];
  expect(title).toBe(`${ownerOrder.orderNumber}\u00a0: Livrée`);
  undo();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([{ status: 'delivered' }, { status: 'shipped', notify: false, trackingUrl }]);
});
