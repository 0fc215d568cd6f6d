import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './LinkButton.css.ts';

export interface LinkButtonProps extends PartProps<'button'> {
  /** An icon of 16 px before the text, not underlined. */
  icon?: ReactNode;
}

/**
 * A low-emphasis action, underlined like a link: « Vider le panier ».
 *
 * Use it for an action beside a more important one; to lead somewhere, use `TextLink`, for the main action `Button`.
 */
export function LinkButton({ icon, type = 'button', className, children, ...rest }: LinkButtonProps) {
  return (
    <button type={type} className={cx(styles.root, className)} {...rest}>
      {icon}
      <span className={styles.text}>{children}</span>
    </button>
  );
}
