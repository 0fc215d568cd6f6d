import { answered, answering } from '@nuee/api-client/answering';
import { ApiError } from '@nuee/api-client/apiError';
import * as contract from '@nuee/domain/contract';
import { ownerOrder } from '@nuee/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { createCommands } from '../data/commands.ts';
import { createSource } from '../data/source.ts';
import { orderCommands } from './commands.ts';

function inOffice() {
  const toasts = { success: vi.fn(), undoable: vi.fn(), error: vi.fn(), dismiss: vi.fn() };
  const undone: string[] = [];
  const client = answering([
    answered(contract.changeOrderStatus, () => ({ ...ownerOrder, status: 'delivered', change: 'first' })),
    answered(contract.changeOrders, ({ body: { ids } }) => ids.map((id) => ({ id, ok: true, change: `of ${id}` }))),
    answered(contract.undoChange, ({ id }) => {
      undone.push(id);
      if (id === 'of 1') throw new ApiError('', { status: 409, serverMessage: 'Trop tard.' });
      return ownerOrder;
    }),
  ]);
  return { toasts, undone, commands: orderCommands(createCommands(createSource(client, false), toasts)) };
}

it('undoes a change of status', async () => {
  const { toasts, undone, commands } = inOffice();
  expect(await commands.changeStatus(ownerOrder, 'delivered')).toBe(true);
  const [title, undo] = toasts.undoable.mock.calls[0] ?? [];
  expect(title).toBe(`${ownerOrder.orderNumber}\u00a0: Livrée`);
  undo();
  await vi.waitFor(() => expect(undone).toEqual(['first']));
});

it('undoes the changes of many orders, and says of which it can’t', async () => {
  const { toasts, undone, commands } = inOffice();
  const orders = ['1', '2'].map((_id) => ({ ...ownerOrder, _id, orderNumber: `CMD-2026-00${_id}` }));
  await commands.changeStatuses(orders, 'delivered');
  const [title, undo] = toasts.undoable.mock.calls[0] ?? [];
  expect(title).toBe('2 commandes\u00a0: Livrée');
  undo();
  await vi.waitFor(() => expect(undone).toEqual(['of 1', 'of 2']));
  expect(toasts.error.mock.calls).toEqual([['CMD-2026-001\u00a0: Trop tard.']]);
});
