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
  /** Address of the catalogue. */
  catalogueHref: string;
  /** Downloads the invoice of an order that has one. */
  onInvoice?: ((order: OwnOrder) => Promise<boolean>) | undefined;
  /** Orders the same again. Resolves to a sentence for each missing article. */
  onReorder?: ((order: OwnOrder) => Promise<readonly string[]>) | undefined;
  /** Called to cancel an order, which the caller confirms first; offered until its parcel leaves. */
  onCancel?: ((order: OwnOrder) => void) | undefined;
  /** Address of the withdrawal form. */
  withdrawalHref?: string | undefined;
}

/**
 * The customer's orders; without any, a link to the catalogue.
 *
 * Use it in the tab of the orders; for a single row, use `AccountOrder`.
 */
export function AccountOrders({
  orders,
  catalogueHref,
  onInvoice,
  onReorder,
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
            onCancel={onCancel}
            withdrawalHref={withdrawalHref}
          />
        </li>
      ))}
    </ul>
  );
}
