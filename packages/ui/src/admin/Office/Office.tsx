import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Office.css.ts';

export interface OfficeProps extends ComponentPropsWithRef<'div'> {}

/**
 * The ground of the back office: its canvas, its density and its one typeface hold for everything inside.
 *
 * Use it at the root of the back office; around a page of it, use `AdminShell`, which has it inside.
 */
export function Office({ className, ...rest }: OfficeProps) {
  return <div className={cx(styles.root, className)} {...rest} />;
}
