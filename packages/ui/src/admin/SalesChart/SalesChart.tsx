import { type DaySales, formatPrice, formatShortDate, toCents, toEuros } from '@nuee/domain';
import { Text } from '../../primitives/Text/Text.tsx';
import { ChartPanel, type ChartPanelProps } from '../ChartPanel/ChartPanel.tsx';
import { countOf } from '../countOf.ts';
import * as styles from './SalesChart.css.ts';

export interface SalesChartProps extends Omit<ChartPanelProps, 'figure' | 'detail' | 'columns' | 'rows' | 'children'> {
  /** The days, the earliest first. */
  days: readonly DaySales[];
  /** Says what is loading; no figure is shown then. */
  loadingLabel?: ChartPanelProps['loadingLabel'];
}

const step = 10;
const barWidth = 7;
const height = 100;

/**
 * The sales of each day as bars. A table below has the same figures.
 *
 * Use it for amounts over days; for a number per status, use `StatusChart`.
 */
export function SalesChart({ days, ...rest }: SalesChartProps) {
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const sum = toEuros(days.reduce((cents, { amount }) => cents + toCents(amount), 0));
  const orders = days.reduce((count, day) => count + day.orders, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <ChartPanel
      figure={formatPrice(sum)}
      detail={`${countOf(orders, 'commande')} payée${orders > 1 ? 's' : ''}`}
      columns={['Jour', 'Ventes']}
      rows={days.map(({ day, amount }) => [formatShortDate(day), formatPrice(amount)])}
      {...rest}
    >
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className={styles.chart}
      >
        {days.map(({ day, amount }, place) => {
          const size = amount === 0 ? 1 : Math.max(2, (amount / most) * height);
          return (
            <rect
              key={day}
              className={amount === 0 ? styles.none : styles.bar}
              x={place * step + (step - barWidth) / 2}
              y={height - size}
              width={barWidth}
              height={size}
            />
          );
        })}
      </svg>
      <Text size="caption" as="div" className={styles.axis} aria-hidden>
        <span>{first ? formatShortDate(first.day) : '\u00a0'}</span>
        {last && <span>{formatShortDate(last.day)}</span>}
      </Text>
    </ChartPanel>
  );
}
