import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './NoWrap.css.ts';

export interface NoWrapProps extends PartProps<'span'> {}

/**
 * Words that stay on one line: « e-liquide » never breaks at its hyphen. For a no-break space, write `&nbsp;` instead.
 *
 * Use it for a word with a hyphen; for whole sentences, use `Text`.
 */
export function NoWrap({ className, ...rest }: NoWrapProps) {
  return <span className={cx(styles.root, className)} {...rest} />;
}
