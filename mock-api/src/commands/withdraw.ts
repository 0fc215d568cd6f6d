/** The right of withdrawal: each declaration is recorded once, with a dated receipt. The shop then handles the order by hand. */
import { randomUUIDv7 } from 'node:crypto';
import { dayInParis, lastWithdrawalDay } from '@nuee/domain';
import type { Receipt } from '@nuee/domain/live';
import type { Reader, StoredOrder, Transaction } from '../db/storage.ts';
import { receiptKey } from '../db/tables/service.ts';
import { ApiError } from '../http/apiError.ts';
import { type Actor, command } from './command.ts';
import { ownOrderOf, recorded } from './orders.ts';
import { emailKey } from './users.ts';

interface Declaration {
  readonly orderNumber: string;
  readonly email: string;
  readonly name: string;
  readonly reason?: string | undefined;
}

interface Received {
  readonly receipt: Receipt;
  /** Whether it wasn't issued before. */
  readonly isNew: boolean;
}

/**
 * Declares the withdrawal of a customer's own order.
 *
 * Throws an ApiError: 404 when the order belongs to another customer, 409 when it was cancelled or the period is over.
 */
export async function withdrawFromOrder(
  t: Transaction,
  actor: Actor,
  { id, userId, reason }: { id: string; userId: string; reason?: string | undefined },
): Promise<Received> {
  const stored = await ownOrderOf(t, id, userId);
  const { order, customer } = stored;
  const refusal = refusalOf(stored, actor.now);
  const declaration = {
    orderNumber: order.orderNumber,
    email: customer?.email ?? '',
    name: customer?.name ?? '',
    reason,
  };
  if (refusal !== undefined && (await receiptOf(t, declaration)) === undefined) throw new ApiError(409, refusal);
  return receive(t, actor, { declaration, stored, mail: 'whole' });
}

/** Whether the order is of the customer with that e-mail. */
export function isOrderOf(stored: StoredOrder | undefined, email: string): stored is StoredOrder {
  return stored?.customer !== undefined && emailKey(stored.customer.email) === emailKey(email);
}

/**
 * Declares a withdrawal without login; it is recorded whether or not the order exists.
 *
 * @param id of the order with this number, if there is one.
 * @param mayMail whether a stranger who got no order here may be written to.
 */
export async function withdraw(
  t: Transaction,
  actor: Actor,
  { declaration, id, mayMail }: { declaration: Declaration; id: string | undefined; mayMail: boolean },
): Promise<Receipt> {
  const order = id === undefined ? undefined : await t.get('orders', id);
  if (!isOrderOf(order, declaration.email)) {
    return (await receive(t, actor, { declaration, mail: mayMail ? 'bare' : 'none' })).receipt;
  }
  const isDue = refusalOf(order, actor.now) === undefined;
  return (await receive(t, actor, { declaration, stored: isDue ? order : undefined, mail: 'whole' })).receipt;
}

interface Reception {
  readonly declaration: Declaration;
  /** The order that it is about, if it can be withdrawn from. */
  readonly stored?: StoredOrder | undefined;
  /** `whole` quotes the declaration, for the order's customer only: a stranger may have typed any other address. */
  readonly mail: 'whole' | 'bare' | 'none';
}

const receive = command<Reception, Received>(async (t, actor, { declaration, stored, mail }) => {
  const before = await receiptOf(t, declaration);
  if (before) return { answer: { receipt: before, isNew: false } };
  const { orderNumber, email, name, reason } = declaration;
  const receiptId = randomUUIDv7();
  const receivedAt = actor.now.toISOString();
  await t.add('withdrawals', receiptId, {
    orderNumber,
    name,
    email,
    createdAt: receivedAt,
    ...(reason ? { reason } : {}),
    ...(stored ? { orderId: stored.order._id } : {}),
  });
  if (stored) {
    const entry = { what: 'withdrawal', ...(reason ? { text: reason } : {}) } as const;
    await t.put('orders', stored.order._id, recorded({ ...stored, receiptId }, actor, entry));
  }
  const data = { receiptId, ...(mail === 'whole' && { orderNumber, isQuoted: 'yes' }) };
  return {
    answer: { receipt: { receiptId, receivedAt }, isNew: true },
    mails: mail === 'none' ? [] : [{ kind: 'withdrawal-received', to: email, data }],
  };
});

async function receiptOf(t: Reader, declaration: Declaration): Promise<Receipt | undefined> {
  const [row] = await t.query((db) =>
    db
      .selectFrom('withdrawals')
      .select(['id', 'created_at'])
      .where('receipt_key', '=', receiptKey(declaration))
      .execute(),
  );
  return row && { receiptId: row.id, receivedAt: row.created_at };
}

function refusalOf({ order }: StoredOrder, now: Date): string | undefined {
  if (order.status === 'cancelled') return 'Cette commande est annulée\u00a0: il n’y a plus rien à quoi renoncer.';
  if (order.deliveredAt === undefined) return undefined;
  const isOver = dayInParis(now) > lastWithdrawalDay(order.deliveredAt);
  return isOver ? 'Le délai de 14 jours après la livraison est passé.' : undefined;
}
