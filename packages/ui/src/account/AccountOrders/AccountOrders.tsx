import type { OwnOrder, ProductSummary } from '@nuee/domain';
import { EmptyCloud } from '../../commerce/EmptyCloud/EmptyCloud.tsx';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { AccountOrder } from '../AccountOrder/AccountOrder.tsx';
import * as styles from './AccountOrders.css.ts';

export interface AccountOrdersProps extends Omit<PartProps<'ul'>, 'children'> {
  /** The latest first. */
  orders: readonly OwnOrder[];
  /** Address of the catalogue. */
  catalogueHref: string;
  /** What to propose where there are none. */
  suggestions?: readonly ProductSummary[] | undefined;
  /** Downloads the invoice of an order that has one. */
  onInvoice?: ((order: OwnOrder) => Promise<boolean>) | undefined;
  /** Downloads the credit note of an order that was paid back. */
  onCreditNote?: ((order: OwnOrder, number: string) => Promise<boolean>) | undefined;
  /** Orders the same again. Resolves to a sentence for each missing article. */
  onReorder?: ((order: OwnOrder) => Promise<readonly string[]>) | undefined;
  /** Goes to the page where a card pays an order; offered until it is paid or cancelled. */
  onPay?: ((order: OwnOrder) => Promise<boolean>) | undefined;
  /** Called to cancel an order, which the caller confirms first; offered until its parcel leaves. */
  onCancel?: ((order: OwnOrder) => void) | undefined;
  /** Brings the terms of sale that an order was placed under. */
  onTerms?: ((order: OwnOrder) => Promise<boolean>) | undefined;
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
  suggestions,
  onInvoice,
  onCreditNote,
  onReorder,
  onPay,
  onCancel,
  onTerms,
  withdrawalHref,
  className,
  ...rest
}: AccountOrdersProps) {
  if (orders.length === 0) {
    return (
      <EmptyCloud
        title="Aucune commande"
        suggestions={suggestions}
        action={
          <Button size="sm" href={catalogueHref}>
            Découvrir nos produits
          </Button>
        }
      >
        Vos commandes apparaîtront ici.
      </EmptyCloud>
    );
  }
  return (
    <ul aria-label="Commandes" className={cx(styles.root, className)} {...rest}>
      {orders.map((order) => (
        <li key={order._id} className={styles.item}>
          <AccountOrder
            order={order}
            onInvoice={onInvoice}
            onCreditNote={onCreditNote}
            onReorder={onReorder}
            onPay={onPay}
            onCancel={onCancel}
            onTerms={onTerms}
            withdrawalHref={withdrawalHref}
          />
        </li>
      ))}
    </ul>
  );
}
