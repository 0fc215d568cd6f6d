import type { HTMLAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The quantity, a whole number. */
  value: number;
  /** Called with the quantity one below or one above. */
  onValueChange: (next: number) => void;
  /** The least quantity, at which minus is disabled. Default 1; 0 where minus at 1 means to remove. */
  min?: number;
  /** The greatest quantity, at which plus is disabled. Default 9,999, the most that the shop's server takes. */
  max?: number;
  /** While a change is under way. */
  disabled?: boolean;
  /** Names the group for assistive technology. Default « Quantité ». */
  label?: string;
}

/**
 * A quantity with a button on either side.
 *
 * Use it for small whole numbers; for a range, use `Slider`, for a number that is known `TextField`.
 */
export function QuantityStepper({
  value,
  onValueChange,
  min = 1,
  max = 9999,
  disabled = false,
  label = 'Quantité',
  className,
  ...rest
}: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which can't stand in one line with the rest.
    <div role="group" aria-label={label} className={cx(styles.root, className)} {...rest}>
      <IconButton
        label="Diminuer la quantité"
        icon={<MinusIcon size={18} />}
        disabled={disabled || value <= min}
        className={styles.step}
        onClick={() => onValueChange(value - 1)}
      />
      <output className={styles.value}>{value}</output>
      <IconButton
        label="Augmenter la quantité"
        icon={<PlusIcon size={18} />}
        disabled={disabled || value >= max}
        className={styles.step}
        onClick={() => onValueChange(value + 1)}
      />
    </div>
  );
}
