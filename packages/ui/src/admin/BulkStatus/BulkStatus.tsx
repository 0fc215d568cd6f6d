import {
  type AdminOrder,
  type OrderStatus,
  objectionsTo,
  orderStatusFromValue,
  orderStatusLabel,
  warningLabels,
} from '@nuee/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { countOf } from '../countOf.ts';
import { orderStatusChoices } from '../orderStatusChoices.ts';

type Selected = Pick<AdminOrder, '_id' | 'orderNumber' | 'status' | 'warnings'>;

export interface BulkStatusProps<Order extends Selected = Selected> {
  /** The selected orders. */
  orders: readonly Order[];
  /** Called with the new status, and the orders that get it: those that nothing speaks against. */
  onStatusChange: (next: OrderStatus, orders: readonly Order[]) => void;
}

/**
 * Gives the selected orders one status, after a confirmation that names them, since each customer gets a mail. An order that something
 * speaks against, because it isn’t paid for example, is named and stays as it is.
 *
 * Use it above a table with selected orders; for one order, use the `RowMenu` of its row.
 */
export function BulkStatus<Order extends Selected>({ orders, onStatusChange }: BulkStatusProps<Order>) {
  const [asked, setAsked] = useState<OrderStatus>();
  const left = asked ? orders.filter((order) => objectionsTo(asked, order).length > 0) : [];
  const changed = orders.filter((order) => !left.includes(order));
  return (
    <>
      <Menu.Root
        trigger={
          <Button size="sm">
            {`Changer le statut (${orders.length})`}
            <ChevronDownIcon size={16} />
          </Button>
        }
      >
        <Menu.Choices
          label="Changer le statut"
          value=""
          onValueChange={(next) => setAsked(orderStatusFromValue(next) ?? undefined)}
          options={orderStatusChoices}
        />
      </Menu.Root>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        question={`${countOf(changed.length, 'commande')}\u00a0: ${asked ? orderStatusLabel(asked, 'admin') : ''}\u00a0?`}
        variant={asked === 'cancelled' ? 'critical' : 'primary'}
        confirmLabel={changed.length > 0 ? 'Changer le statut' : 'Fermer'}
        onConfirm={() => {
          if (asked && changed.length > 0) onStatusChange(asked, changed);
          setAsked(undefined);
        }}
      >
        {asked && consequences(asked, changed, left)}
      </ConfirmDialog>
    </>
  );
}

const writtenTo: ReadonlySet<OrderStatus> = new Set(['shipped', 'delivered', 'cancelled']);

function consequences(next: OrderStatus, changed: readonly Selected[], left: readonly Selected[]): string {
  const stay = left.map((order) => {
    const why = objectionsTo(next, order).map((warning) => warningLabels[warning]);
    return `${order.orderNumber} (${why.join(', ')})`;
  });
  return [
    ...(changed.length > 0 ? [`${namesOf(changed)}.`] : []),
    ...(next === 'cancelled' ? ['Les articles retournent en stock.'] : []),
    ...(changed.length === 0
      ? []
      : writtenTo.has(next)
        ? ['Les clients reçoivent un e-mail.']
        : ['Les clients ne reçoivent pas d’e-mail.']),
    ...(stay.length === 0
      ? []
      : [`${stay.length > 1 ? 'Restent comme elles sont' : 'Reste comme elle est'}\u00a0: ${stay.join(', ')}.`]),
  ].join(' ');
}

/** The numbers of a few orders. */
const maxNamed = 10;
function namesOf(orders: readonly Selected[]): string {
  const numbers = orders.slice(0, maxNamed).map(({ orderNumber }) => orderNumber);
  const rest = orders.length - numbers.length;
  return rest > 0 ? `${numbers.join(', ')} et ${countOf(rest, 'autre')}` : numbers.join(', ');
}
