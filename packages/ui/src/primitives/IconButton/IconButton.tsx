import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<PartProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: its accessible name. */
  label: string;
  /** One of the icons, 20 px. */
  icon: ReactNode;
}

/**
 * A button that shows only an icon, on a target of 44 × 44 px.
 *
 * Use it where everybody knows the icon; otherwise, use `Button`.
 */
export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={cx(styles.root, className)} {...rest}>
      {icon}
    </button>
  );
}
