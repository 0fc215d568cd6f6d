import type { OwnOrder } from '@nuee/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { BagIcon } from '../../primitives/Icon/icons.tsx';
import { AccountOrder } from '../AccountOrder/AccountOrder.tsx';
import * as styles from './AccountOrders.css.ts';

export interface AccountOrdersProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The latest first. */
  orders: readonly OwnOrder[];
  /** Where the catalogue is. */
  catalogueHref: string;
  /** Brings the invoice of an order that has one. */
  onInvoice?: ((order: OwnOrder) => Promise<boolean>) | undefined;
  /** Orders the same once more. Resolves to a sentence for each article that is missing. */
  onReorder?: ((order: OwnOrder) => Promise<readonly string[]>) | undefined;
  /** Goes to the page where a card pays an order; offered until it is paid or cancelled. */
  onPay?: ((order: OwnOrder) => Promise<boolean>) | undefined;
  /** Asks whether an order is to be cancelled; offered until its parcel leaves. */
  onCancel?: ((order: OwnOrder) => void) | undefined;
  /** Where a contract is withdrawn from. */
  withdrawalHref?: string | undefined;
}

/**
 * The customer's orders, or the way to a first one.
 *
 * Use it in the tab of the orders; for a single row, use `AccountOrder`.
 */
export function AccountOrders({
  orders,
  catalogueHref,
  onInvoice,
  onReorder,
  onPay,
  onCancel,
  withdrawalHref,
  className,
  ...rest
}: AccountOrdersProps) {
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<BagIcon size={32} />}
        title="Aucune commande"
        action={
          <Button size="sm" href={catalogueHref}>
            Découvrir nos produits
          </Button>
        }
      >
        Vos commandes apparaîtront ici.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Commandes" className={cx(styles.root, className)} {...rest}>
      {orders.map((order) => (
        <li key={order._id} className={styles.item}>
          <AccountOrder
            order={order}
            onInvoice={onInvoice}
            onReorder={onReorder}
            onPay={onPay}
            onCancel={onCancel}
            withdrawalHref={withdrawalHref}
          />
        </li>
      ))}
    </ul>
  );
}
