import type { PagePicture } from '@nuee/domain';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ownPicture } from '../pictures.ts';
import * as styles from './AuthPage.css.ts';

export interface AuthPageProps extends Omit<PartProps<'div'>, 'title' | 'children'> {
  /** The title of the page. */
  title: string;
  /** One muted line under the title. */
  intro?: string;
  /** A picture of the owner's in place of the demonstration's; `null` for none. */
  picture?: PagePicture | null | undefined;
  /** The form. */
  children: ReactNode;
}

const photograph = { src: '/images/categories/category-gourmands.png', alt: '', widths: [320, 480, 640, 960] };

/**
 * The frame of the login and the registration: from 1024 px a photograph at the left and the form in a column at the
 * right.
 *
 * Use it for the login and the registration; for the login of the back office, use `AdminLogin`.
 */
export function AuthPage({ title, intro, picture, className, children, ...rest }: AuthPageProps) {
  return (
    <div className={cx(picture === null ? undefined : styles.root, className)} {...rest}>
      {picture !== null && (
        <Picture
          {...(picture ? ownPicture(picture) : photograph)}
          sizes="max(592px, 42vw)"
          width={960}
          height={1200}
          className={styles.picture}
        />
      )}
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
