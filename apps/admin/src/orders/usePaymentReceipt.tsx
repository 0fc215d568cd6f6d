import type { AdminOrder } from '@nuee/domain';
import { PaymentReceipt } from '@nuee/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useMay } from '../data/session.ts';
import { useLive } from '../frame/useLive.ts';
import { useOrderCommands } from './commands.ts';

const none: readonly AdminOrder[] = [];

/**
 * Records payments after a question that names them; only for who may, in a shop in service.
 *
 * @returns what asks, absent for everybody else, and the question, which the page shows.
 */
export function usePaymentReceipt(onReceived?: () => void): {
  receive: ((orders: readonly AdminOrder[]) => void) | undefined;
  receipt: ReactNode;
} {
  const { receivePayments } = useOrderCommands();
  const may = useMay();
  const isLive = useLive();
  const [orders, setOrders] = useState(none);
  const close = useCallback(() => setOrders(none), []);
  return {
    receive: isLive && may('payments') ? setOrders : undefined,
    receipt: (
      <PaymentReceipt
        orders={orders}
        onReceive={async (paid, reference) => {
          const isSaved = await receivePayments(paid, () => reference);
          if (isSaved) onReceived?.();
          return isSaved;
        }}
        onClose={close}
      />
    ),
  };
}
