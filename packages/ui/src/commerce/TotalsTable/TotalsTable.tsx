import { deliveryLabel, formatPrice, isShippingFree, type OrderTotals, vatOf } from '@nuee/domain';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './TotalsTable.css.ts';

export interface TotalsTableProps extends Omit<PartProps<'table'>, 'children'> {
  /** Amounts in euros (specification, section 9). An order has the same four, and the method by which it is delivered. */
  totals: OrderTotals & { delivery?: { name: string } | undefined };
  /** Whether a method of delivery that isn't chosen yet may cost more. Default `false`. */
  from?: boolean;
}

/**
 * Subtotal, shipping, VAT and total, each a row named by its label.
 *
 * Use it for the amounts of an order; for facts that don't add up, use `DataList`.
 */
export function TotalsTable({ totals, from = false, className, ...rest }: TotalsTableProps) {
  const { rate, included } = vatOf(totals);
  return (
    <table aria-label="Montants" {...rest} className={cx(styles.root, className)}>
      <tbody className={styles.parts}>
        <Row label="Sous-total">{formatPrice(totals.itemsPrice)}</Row>
        <Row label={deliveryLabel(totals)}>
          {from ? (
            `dès ${formatPrice(totals.shippingPrice)}`
          ) : isShippingFree(totals) ? (
            <span className={styles.free}>Offerte</span>
          ) : (
            formatPrice(totals.shippingPrice)
          )}
        </Row>
        <Row label={`${included ? 'dont ' : ''}TVA (${String(rate).replace('.', ',')}%)`}>
          {formatPrice(totals.taxPrice)}
        </Row>
      </tbody>
      <tbody className={styles.total}>
        <Row label="Total">{`${from ? 'dès ' : ''}${formatPrice(totals.totalPrice)}`}</Row>
      </tbody>
    </table>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      <td className={styles.amount}>{children}</td>
    </tr>
  );
}
