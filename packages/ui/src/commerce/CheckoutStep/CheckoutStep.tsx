import type { ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './CheckoutStep.css.ts';

export interface CheckoutStepProps extends Omit<PartProps<'section'>, 'title' | 'children'> {
  /** Its number in the checkout, written before the title and hidden from assistive technology. */
  number?: number | undefined;
  /** Its title. */
  title: ReactNode;
  /** `fieldset` when the step is a group of fields, which its title then names. Default `section`. */
  as?: 'section' | 'fieldset';
  children: ReactNode;
}

/**
 * One step of the checkout: an italic numeral, a title and the fields.
 *
 * Use it for the steps of the checkout; for a part of an account screen, use `AccountSection`.
 */
export function CheckoutStep({ number, title, as = 'section', className, children, ...rest }: CheckoutStepProps) {
  // Of any element, because a `ref` to one can't be typed as that of all.
  const Root = as as ElementType;
  const Title = as === 'fieldset' ? 'legend' : 'div';
  return (
    <Root className={cx(styles.root, className)} {...rest}>
      <Title className={styles.title}>
        {number !== undefined && (
          <Text as="span" size="aside" tone="gold" aria-hidden>
            {number}
          </Text>
        )}
        <Heading level={2} size="h3">
          {title}
        </Heading>
      </Title>
      {children}
    </Root>
  );
}
