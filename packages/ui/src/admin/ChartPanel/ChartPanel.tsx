import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChartPanel.css.ts';

export interface ChartPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The figure that the picture adds up to. */
  figure: string;
  /** What it counts. */
  detail: string;
  /** The picture: hidden from assistive technology, which reads the table. */
  children: ReactNode;
  /** Headers of the table: what, how much. */
  columns: readonly [string, string];
  /** The same figures in words. The first one is unique. */
  rows: readonly (readonly [string, string])[];
  /** What is being waited for, in words: no figure is shown then, and none unfolds. */
  loading?: string | undefined;
}

/**
 * A picture of figures, with the figures themselves in a table that unfolds.
 *
 * Use it around every chart, so that its figures can be read; for figures without a picture, use `StatisticsStrip`.
 */
export function ChartPanel({ figure, detail, columns, rows, loading, className, children, ...rest }: ChartPanelProps) {
  const isAwaited = loading !== undefined;
  return (
    <div aria-busy={isAwaited || undefined} className={cx(styles.root, className)} {...rest}>
      <div>
        <p className={styles.figure}>
          {isAwaited ? (
            <>
              <span aria-hidden="true">…</span>
              <VisuallyHidden>{loading}</VisuallyHidden>
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
