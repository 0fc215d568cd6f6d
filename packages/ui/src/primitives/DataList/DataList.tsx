import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './DataList.css.ts';

export interface DataListProps extends Omit<PartProps<'dl'>, 'children'> {
  /** The facts, in order. Labels are unique. */
  items: readonly { label: string; value: ReactNode }[];
}

/**
 * Facts with their names, side by side as far as there is room: number, date and status of an order.
 *
 * Use it for a handful of facts about one thing; for many things with the same facts, use `Table`.
 */
export function DataList({ items, className, ...rest }: DataListProps) {
  return (
    <dl className={cx(styles.root, className)} {...rest}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
