import { orderStatusLabel, type StatusCount } from '@nuee/domain';
import { orderStatusTone } from '../../commerce/OrderStatus/OrderStatus.tsx';
import { ChartPanel, type ChartPanelProps } from '../ChartPanel/ChartPanel.tsx';
import { countOf } from '../countOf.ts';
import * as styles from './StatusChart.css.ts';

export interface StatusChartProps extends Omit<ChartPanelProps, 'figure' | 'detail' | 'columns' | 'rows' | 'children'> {
  /** The statuses, in the order in which they are shown. */
  counts: readonly StatusCount[];
  /** Says what is loading; no figure is shown then. */
  loadingLabel?: ChartPanelProps['loadingLabel'];
}

/**
 * How many orders are in each status, as bars in the colours of the statuses.
 *
 * Use it for how many orders are in each status; for amounts over days, use `SalesChart`.
 */
export function StatusChart({ counts, loadingLabel, ...rest }: StatusChartProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ChartPanel
      figure={String(total)}
      detail={countOf(total, 'commande').replace(/^\S+ /, '')}
      columns={['Statut', 'Commandes']}
      rows={counts.map(({ status, count }) => [orderStatusLabel(status, 'admin'), String(count)])}
      loadingLabel={loadingLabel}
      {...rest}
    >
      <ul className={styles.list} aria-hidden>
        {counts.map(({ status, count }) => (
          <li key={status} className={styles.line}>
            {orderStatusLabel(status, 'admin')}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.track} aria-hidden>
              <rect className={styles.fill[orderStatusTone(status)]} width={(count / most) * 100} height={10} />
            </svg>
            <span className={styles.count}>{loadingLabel === undefined ? count : '…'}</span>
          </li>
        ))}
      </ul>
    </ChartPanel>
  );
}
