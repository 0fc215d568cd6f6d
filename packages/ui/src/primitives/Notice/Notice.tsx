import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { CircleAlertIcon, InfoIcon } from '../Icon/icons.tsx';
import * as styles from './Notice.css.ts';

export interface NoticeProps extends PartProps<'div'> {
  /** `critical` when something went wrong: it is announced at once. */
  tone: 'info' | 'critical';
}

/**
 * A message that is part of its page.
 *
 * Use it for what stays true while the page is shown; for a passing message, use `Toaster`, for an error of one field
 * `Field`.
 */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
  const Icon = tone === 'critical' ? CircleAlertIcon : InfoIcon;
  return (
    <div role={tone === 'critical' ? 'alert' : undefined} className={cx(styles.root({ tone }), className)} {...rest}>
      <Icon size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
