import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './Office.css.ts';

export interface OfficeProps extends PartProps<'div'> {}

/**
 * The base of the back office: its background, density and typeface apply to everything inside.
 *
 * Use it at the root of the back office; around a page, use `AdminShell`, which includes it.
 */
export function Office({ className, ...rest }: OfficeProps) {
  return <div className={cx(styles.root, className)} {...rest} />;
}
