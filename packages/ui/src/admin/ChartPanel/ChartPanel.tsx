import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChartPanel.css.ts';

export interface ChartPanelProps extends Omit<PartProps<'div'>, 'children'> {
  /** The total of the chart. */
  figure: string;
  /** What the total counts. */
  detail: string;
  /** The chart: hidden from assistive technology, which reads the table. */
  children: ReactNode;
  /** The two column headers of the table. */
  columns: readonly [string, string];
  /** The same figures as text. The first of each row must be unique. */
  rows: readonly (readonly [string, string])[];
  /** Says what is loading; no figure is shown then, and none can be unfolded. */
  loadingLabel?: string | undefined;
}

/**
 * A chart, with its figures in a table that unfolds.
 *
 * Use it around every chart, so that its figures can be read; for figures without a chart, use `StatisticsStrip`.
 */
export function ChartPanel({
  figure,
  detail,
  columns,
  rows,
  loadingLabel,
  className,
  children,
  ...rest
}: ChartPanelProps) {
  const isAwaited = loadingLabel !== undefined;
  return (
    <div aria-busy={isAwaited || undefined} className={cx(styles.root, className)} {...rest}>
      <div>
        <p className={styles.figure}>
          {isAwaited ? (
            <>
              <span aria-hidden="true">…</span>
              <VisuallyHidden>{loadingLabel}</VisuallyHidden>
            </>
          ) : (
            figure
          )}
        </p>
        <p className={styles.detail}>{isAwaited ? '\u00a0' : detail}</p>
      </div>
      {children}
      <details className={styles.details} data-awaited={isAwaited || undefined}>
        <summary className={styles.summary}>Voir les chiffres</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reached by keyboard. */}
        <section className={styles.scroll} tabIndex={0} aria-label={`${columns[0]}, ${columns[1]}`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.cell}>
                  {columns[0]}
                </th>
                <th scope="col" className={styles.amount}>
                  {columns[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {(isAwaited ? [] : rows).map(([what, howMuch]) => (
                <tr key={what}>
                  <th scope="row" className={styles.cell}>
                    {what}
                  </th>
                  <td className={styles.amount}>{howMuch}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  );
}
