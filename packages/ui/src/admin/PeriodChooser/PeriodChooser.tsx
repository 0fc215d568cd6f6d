import {
  type DaySpan,
  daysBefore,
  daysError,
  formatShortDate,
  type SalesPeriod,
  salesPeriodLabel,
  salesPeriods,
} from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DownloadIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './PeriodChooser.css.ts';

/** The sales by day, or those of each product. */
export type SalesFile = 'days' | 'products';

/** A period, and its first and last day: `2026-01-15`. Those that were typed may be none. */
export interface ChosenPeriod extends DaySpan {
  readonly period: SalesPeriod;
}

export interface PeriodChooserProps extends Omit<PartProps<'div'>, 'children'> {
  /** The chosen period; with `days` each end has a field. */
  value: ChosenPeriod;
  /** Called with the period that was chosen, still with the days of the one before, or with what was typed. */
  onValueChange: (next: ChosenPeriod) => void;
  /** Called with the file that is wanted; `undefined` while the days can't be. */
  onExport: ((file: SalesFile) => void) | undefined;
}

/**
 * Chooses the period of the sales below it, says what they are compared with, and exports them.
 *
 * Use it above figures of sales; to narrow a list, use `FilterMenu`.
 */
export function PeriodChooser({ value, onValueChange, onExport, className, ...rest }: PeriodChooserProps) {
  const error = daysError(value);
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.row}>
        <SelectField
          className={styles.period}
          label="Période"
          name="period"
          value={value.period}
          options={options}
          onValueChange={(next) => {
            const period = salesPeriods.find((known) => known === next);
            if (period) onValueChange({ ...value, period });
          }}
        />
        {value.period === 'days' && (
          <div className={styles.dates}>
            <TextField
              label="Du"
              name="from"
              type="date"
              value={value.from}
              onValueChange={(from) => onValueChange({ ...value, from })}
            />
            <TextField
              label="Au"
              name="to"
              type="date"
              value={value.to}
              error={error}
              onValueChange={(to) => onValueChange({ ...value, to })}
            />
          </div>
        )}
        <div className={styles.exporting}>
          <Menu.Root
            trigger={
              <Button variant="secondary" size="sm" disabled={onExport === undefined}>
                <DownloadIcon size={16} />
                Exporter
              </Button>
            }
          >
            <Menu.Item onSelect={() => onExport?.('days')}>Ventes par jour (CSV)</Menu.Item>
            <Menu.Item onSelect={() => onExport?.('products')}>Meilleurs produits (CSV)</Menu.Item>
          </Menu.Root>
        </div>
      </div>
      {error === undefined && (
        <Text size="caption" tone="muted">
          {`Ventes ${inWords(value)}, comparées à celles ${inWords(daysBefore(value.period, value))}`}
        </Text>
      )}
    </div>
  );
}

const options = salesPeriods.map((value) => ({ value, label: salesPeriodLabel(value) }));

/** « du 15/01/2026 ». */
const inWords = ({ from, to }: DaySpan) =>
  from === to ? `du ${formatShortDate(from)}` : `du ${formatShortDate(from)} au ${formatShortDate(to)}`;
