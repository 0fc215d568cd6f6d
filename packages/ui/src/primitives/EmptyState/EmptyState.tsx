import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<PartProps<'div'>, 'title'> {
  /** An icon of 32 px. */
  icon: ReactNode;
  /** What is missing: « Votre panier est vide ». */
  title: ReactNode;
  /** Level of the title in the outline of the page. Default 2. */
  level?: HeadingProps['level'];
  /** One line on what to do next. */
  children?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
}

/**
 * Takes the place of a list that has no entries.
 *
 * Use it for a list without entries; while it is loading, use `Skeleton`, when it failed `Notice`.
 */
export function EmptyState({ icon, title, level = 2, children, action, className, ...rest }: EmptyStateProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <span className={styles.icon}>{icon}</span>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children !== undefined && (
        <Text size="small" tone="muted">
          {children}
        </Text>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
