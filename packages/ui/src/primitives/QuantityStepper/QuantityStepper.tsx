import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps extends Omit<PartProps<'div'>, 'children'> {
  /** The quantity, a whole number. */
  value: number;
  /** Called with the quantity decreased or increased by one. */
  onValueChange: (next: number) => void;
  /** The lowest quantity, at which minus is disabled. Default 1; pass 0 where minus at 1 removes the item. */
  min?: number;
  /** The highest quantity, at which plus is disabled. Default 9,999, the most that the shop's server accepts. */
  max?: number;
  /** Whether a change is pending. */
  disabled?: boolean;
  /** Names the group for assistive technology. Default « Quantité ». */
  label?: string;
}

/**
 * A quantity with a button on either side.
 *
 * Use it for small whole numbers; for a range, use `Slider`, for a number that people know by heart `TextField`.
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which can't be on one line with the rest.
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
