import type { ProductSummary } from '@nuee/domain';
import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Stack, type StackProps } from '../../layout/Stack/Stack.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Clouds } from '../Clouds/Clouds.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import * as styles from './EmptyCloud.css.ts';

export interface EmptyCloudProps extends Omit<StackProps, 'title'> {
  /** What is missing: « Votre panier est vide ». */
  title: ReactNode;
  /** Level of the title in the outline of the page. Default 2. */
  level?: 2 | 3;
  /** One line on what to do next. */
  children?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
  /** Products to propose instead, two at most. */
  suggestions?: readonly ProductSummary[] | undefined;
}

const smaller = { 2: 3, 3: 4 } as const satisfies Record<number, HeadingProps['level']>;

/**
 * Takes the place of a list of the shop that has no entries: clouds above the sentence, and bottles that one might like.
 *
 * Use it for a list of the shop; in the back office and for what failed, use `EmptyState`.
 */
export function EmptyCloud({
  title,
  level = 2,
  children,
  action,
  suggestions = [],
  className,
  ...rest
}: EmptyCloudProps) {
  const wordsId = useId();
  return (
    <Stack gap={56} alignItems="center" className={cx(styles.root, className)} {...rest}>
      <Stack gap={12} alignItems="center">
        <Clouds />
        <Heading level={level} size="h3">
          {title}
        </Heading>
        {children !== undefined && (
          <Text size="small" tone="muted">
            {children}
          </Text>
        )}
        {action}
      </Stack>
      {suggestions.length > 0 && (
        <Stack as="section" aria-labelledby={wordsId} className={styles.suggestions}>
          <Text id={wordsId} size="aside" tone="muted">
            À découvrir
          </Text>
          <ProductGrid arrangement="related" headingLevel={smaller[level]} products={suggestions} />
        </Stack>
      )}
    </Stack>
  );
}
