import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './MapPlaceholder.css.ts';

export interface MapPlaceholderProps extends Omit<PartProps<'div'>, 'children'> {}

/**
 * The placeholder of a map (specification, section 2). It loads nothing from other servers.
 *
 * Use it on the contact page; for a photograph, use `Picture`.
 */
export function MapPlaceholder({ className, ...rest }: MapPlaceholderProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <p className={styles.label}>Plan d’accès</p>
    </div>
  );
}
