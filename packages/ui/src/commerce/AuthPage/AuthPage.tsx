import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './AuthPage.css.ts';

export interface AuthPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The title of the page. */
  title: string;
  /** One muted line under the title. */
  intro?: string;
  /** The form. */
  children: ReactNode;
}

/**
 * The frame of the login and the registration: from 1024 px a photograph at the left and the form in a column at the
 * right.
 *
 * Use it for the login and the registration; for the login of the back office, use `AdminLogin`.
 */
export function AuthPage({ title, intro, className, children, ...rest }: AuthPageProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <Picture
        src="/images/categories/category-gourmands.png"
        alt=""
        widths={[320, 480, 640, 960]}
        sizes="max(592px, 42vw)"
        width={960}
        height={1200}
        className={styles.picture}
      />
      <div className={styles.column}>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {intro !== undefined && <Text tone="muted">{intro}</Text>}
        </div>
        {children}
      </div>
    </div>
  );
}
