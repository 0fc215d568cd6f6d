import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './LinkButton.css.ts';

export interface LinkButtonProps extends ComponentPropsWithRef<'button'> {}

/** An action of little weight, underlined like a link: « Vider le panier ». */
export function LinkButton({ type = 'button', className, children, ...rest }: LinkButtonProps) {
  return (
    <button type={type} className={cx(styles.root, className)} {...rest}>
      <span className={styles.text}>{children}</span>
    </button>
  );
}
