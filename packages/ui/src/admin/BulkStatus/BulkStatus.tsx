import { type OrderStatus, orderStatusFromValue, orderStatusLabel } from '@nuee/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { countOf } from '../countOf.ts';
import { orderStatusChoices } from '../orderStatusChoices.ts';

export interface BulkStatusProps {
  /** How many orders are selected. */
  count: number;
  /** Called with the new status of all of them. */
  onStatusChange: (next: OrderStatus) => void;
}

/**
 * Gives all selected orders one status, after a confirmation, since each customer gets a mail.
 *
 * Use it above a table with selected orders; for one order, use the `RowMenu` of its row.
 */
export function BulkStatus({ count, onStatusChange }: BulkStatusProps) {
  const [asked, setAsked] = useState<OrderStatus>();
  return (
    <>
      <Menu.Root
        trigger={
          <Button size="sm">
            {`Changer le statut (${count})`}
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
        question={`${countOf(count, 'commande')}\u00a0: ${asked ? orderStatusLabel(asked, 'admin') : ''}\u00a0?`}
        confirmLabel="Changer le statut"
        onConfirm={() => {
          if (asked) onStatusChange(asked);
          setAsked(undefined);
        }}
      >
        {`${asked === 'cancelled' ? 'Les articles retournent en stock. ' : ''}${asked && writtenTo.has(asked) ? 'Les clients reçoivent un e-mail.' : 'Les clients ne reçoivent pas d’e-mail.'}`}
      </ConfirmDialog>
    </>
  );
}

const writtenTo: ReadonlySet<OrderStatus> = new Set(['shipped', 'delivered', 'cancelled']);
