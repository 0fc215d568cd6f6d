import { type AdminOrder, type OrderStatus, objectionsTo } from '@nuee/domain';
import { StatusQuestion } from '@nuee/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { type StatusDetails, useOrderCommands } from './commands.ts';

interface Asked {
  readonly order: AdminOrder;
  readonly next: OrderStatus;
  readonly answer: (isConfirmed: boolean) => void;
}

/**
 * Changes the status of an order, after a question where something speaks against it.
 *
 * @returns the change, which resolves to whether it was made, and the question, which the page shows.
 */
export function useStatusChange(): {
  changeStatus: (order: AdminOrder, next: OrderStatus, details?: StatusDetails) => Promise<boolean>;
  question: ReactNode;
} {
  const { changeStatus } = useOrderCommands();
  const [asked, setAsked] = useState<Asked>();
  const change = useCallback(
    async (order: AdminOrder, next: OrderStatus, details?: StatusDetails): Promise<boolean> => {
      if (objectionsTo(next, order).length > 0) {
        const isConfirmed = await new Promise<boolean>((answer) => setAsked({ order, next, answer }));
        setAsked(undefined);
        if (!isConfirmed) return false;
      }
      return changeStatus(order, next, details);
    },
    [changeStatus],
  );
  return { changeStatus: change, question: <StatusQuestion asked={asked} onAnswer={(yes) => asked?.answer(yes)} /> };
}
