import { type AdminOrder, type OrderStatus, objectionsTo, orderStatusLabel, warningSentence } from '@nuee/domain';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';

export interface StatusQuestionProps {
  /** The order and the status that it is to get; without one nothing is asked. */
  asked:
    | { order: Pick<AdminOrder, 'orderNumber' | 'status' | 'totalPrice' | 'warnings'>; next: OrderStatus }
    | undefined;
  /** Called with the answer. */
  onAnswer: (isConfirmed: boolean) => void;
}

/**
 * Asks before an order is sent that something speaks against: it isn’t paid, its customer has withdrawn, its address is incomplete.
 *
 * Use it before a change of status; for many orders at once, `BulkStatus` asks.
 */
export function StatusQuestion({ asked, onAnswer }: StatusQuestionProps) {
  const sentences = asked
    ? objectionsTo(asked.next, asked.order).map((warning) => warningSentence(warning, asked.order))
    : [];
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={() => onAnswer(false)}
      question={asked ? `${asked.order.orderNumber}\u00a0: ${orderStatusLabel(asked.next, 'admin')}\u00a0?` : ''}
      confirmLabel="Changer quand même"
      onConfirm={() => onAnswer(true)}
    >
      {sentences.join(' ')}
    </ConfirmDialog>
  );
}
