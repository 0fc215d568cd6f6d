import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StatisticsStrip.css.ts';

export interface Statistic {
  /** Names the figure; unique in the strip. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** What it counts, or a related fact, in a few words. */
  detail: string;
  /** An icon of 18 px. */
  icon: ReactNode;
}

export interface StatisticsStripProps extends Omit<PartProps<'div'>, 'children'> {
  /** Up to four figures. */
  items: readonly Statistic[];
  /** Whether the figures are still loading: a 0 would be wrong. */
  loading?: boolean;
}

/**
 * The key figures above a page: one bordered strip of cells, each a group named by its label.
 *
 * Use it for two to four figures at the head of a page; for figures over time, use `SalesChart`.
 */
export function StatisticsStrip({ items, loading = false, className, ...rest }: StatisticsStripProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {items.map((item) => (
        <Card key={item.label} {...item} {...(loading && awaited)} />
      ))}
    </div>
  );
}

const awaited = {
  value: (
    <>
      <span aria-hidden="true">…</span>
      <VisuallyHidden>Chargement</VisuallyHidden>
    </>
  ),
  detail: '\u00a0',
};

function Card({ label, value, detail, icon }: Statistic) {
  const labelId = useId();
  return (
    <fieldset aria-labelledby={labelId} className={styles.card}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.value}>{value}</p>
      <p className={styles.detail}>{detail}</p>
    </fieldset>
  );
}
