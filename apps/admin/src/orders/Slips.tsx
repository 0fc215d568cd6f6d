import { OrderSheets, type OrderSheetsProps } from '@nuee/ui';
import { useSender } from './queries.ts';

/** Packing slips, which say who sends the parcels. */
export function Slips(props: Omit<OrderSheetsProps, 'priced' | 'sender' | 'onPrint'>) {
  const { value: sender } = useSender();
  return <OrderSheets sender={sender} onPrint={() => window.print()} {...props} />;
}
