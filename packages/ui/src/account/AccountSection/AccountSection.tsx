import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './AccountSection.css.ts';

export interface AccountSectionProps extends Omit<PartProps<'section'>, 'title'> {
  /** Its title, which also names it. */
  title: string;
  /** One line about it. */
  description?: string;
}

/**
 * A section of an account screen: its title, and its content, beside it from 768 px.
 *
 * Use it for a titled section of a tab; for a step of the checkout, use `CheckoutStep`, in the back office `Section`.
 */
export function AccountSection({ title, description, className, children, ...rest }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(styles.root, className)} {...rest}>
      <div className={styles.about}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text size="small" tone="muted">
            {description}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </section>
  );
}
