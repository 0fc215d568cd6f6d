import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'defaultValue'> {
  /** What is agreed to or chosen. In a row that already shows it, pass an `aria-label` instead. */
  label?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (next: boolean) => void;
}

/**
 * A choice that is on or off. The label belongs to the area that can be pressed.
 *
 * Use it for one choice; for several of a kind, use `CheckboxGroup`, for one of several `RadioList`.
 */
export function Checkbox({ label, onCheckedChange, onChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.root, className)}>
      <input
        type="checkbox"
        className={styles.box}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        {...rest}
      />
      {label}
    </label>
  );
}
