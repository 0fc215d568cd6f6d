/** Declarations of withdrawal as the back office reads them. */
import { refundDay } from '@nuee/domain';
import type { PaymentState, Withdrawal } from '@nuee/domain/live';
import type { StoredWithdrawal } from '../db/storage.ts';
import { owesRefund } from './orders.ts';

/** @param payment Of its order; absent where there is none. */
export function presentWithdrawal(
  _id: string,
  { orderNumber, orderId, name, email, reason, createdAt, status = 'received', refusal }: StoredWithdrawal,
  payment: PaymentState | undefined,
): Withdrawal {
  return {
    _id,
    orderNumber,
    name,
    email,
    createdAt,
    status,
    ...(orderId !== undefined && { orderId }),
    ...(reason !== undefined && { reason }),
    ...(refusal !== undefined && { refusal }),
    ...(owesRefund(status, { payment, email }) && { refundBy: refundDay(createdAt) }),
  };
}
