import {
  type Bottle,
  bottleLabel,
  type FieldIssues,
  fillSize,
  isSameBottle,
  offeredBottles,
  tickBottle,
  type VariantForm,
  variantField,
} from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './VariantGrid.css.ts';

export interface VariantGridProps extends Omit<PartProps<'div'>, 'children'> {
  /** The bottles that are sold, with what was typed. */
  value: readonly VariantForm[];
  /** Called with all of them after a change. */
  onValueChange: (next: VariantForm[]) => void;
  /** The errors by the names of their fields (`variantField`), and of `variants` where none is ticked. Default none. */
  issues?: FieldIssues<string>;
}

const columns = [
  { column: 'price', label: 'Prix (€)', mode: 'decimal' },
  { column: 'discountPrice', label: 'Prix réduit (€)', mode: 'decimal' },
  { column: 'stock', label: 'Stock', mode: 'numeric' },
  { column: 'sku', label: 'Référence', mode: 'text' },
] as const;

/**
 * The bottles of a product, size by size: which of them are sold, and each with its own price, stock and reference.
 *
 * Use it in the form of a product whose bottles differ in price or stock; to count many products, use `StockCount`.
 */
export function VariantGrid({ value, onValueChange, issues = {}, className, ...rest }: VariantGridProps) {
  const errorId = useId();
  const bySize = Map.groupBy(offeredBottles(value), ({ size }) => size);
  const isEmpty = issues.variants !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser.
    <div
      role="group"
      aria-label="Flacons"
      aria-describedby={isEmpty ? errorId : undefined}
      className={cx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head} aria-hidden="true">
        <span />
        {columns.map(({ column, label }) => (
          <span key={column}>{label}</span>
        ))}
      </div>
      {[...bySize].map(([size, bottles]) => (
        <div key={size} className={styles.size}>
          {bottles.map((bottle) => (
            <Row
              key={bottleLabel(bottle)}
              bottle={bottle}
              row={value.find((row) => isSameBottle(row, bottle))}
              issues={issues}
              onTick={(isTicked) => onValueChange(tickBottle(value, bottle, isTicked))}
              onChange={(changed) =>
                onValueChange(value.map((row) => (isSameBottle(row, bottle) ? { ...row, ...changed } : row)))
              }
            />
          ))}
          {value.filter((row) => row.size === size).length > 1 && (
            <LinkButton className={styles.fill} onClick={() => onValueChange(fillSize(value, size))}>
              Remplir la ligne
              <VisuallyHidden>{`\u00a0: le premier prix pour tous les flacons de ${size}\u00a0ml`}</VisuallyHidden>
            </LinkButton>
          )}
        </div>
      ))}
      {isEmpty && (
        <Text id={errorId} size="small" tone="critical">
          {issues.variants}
        </Text>
      )}
    </div>
  );
}

interface RowProps {
  bottle: Bottle;
  row: VariantForm | undefined;
  issues: FieldIssues<string>;
  onTick: (isTicked: boolean) => void;
  onChange: (changed: Partial<VariantForm>) => void;
}

function Row({ bottle, row, issues, onTick, onChange }: RowProps) {
  const label = bottleLabel(bottle);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div role="group" aria-label={label} className={styles.row}>
      <Checkbox
        name="variants"
        label={label}
        checked={row !== undefined}
        onCheckedChange={onTick}
        className={styles.bottle}
      />
      {row &&
        columns.map(({ column, label: of, mode }) => {
          const name = variantField(bottle, column);
          return (
            <TextField
              key={column}
              label={of}
              name={name}
              inputMode={mode}
              autoComplete="off"
              maxLength={column === 'sku' ? 64 : 12}
              className={styles.field}
              error={issues[name]}
              value={row[column]}
              onValueChange={(typed) => onChange({ [column]: typed })}
            />
          );
        })}
    </div>
  );
}
