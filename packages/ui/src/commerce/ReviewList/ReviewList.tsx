import { type Review, ratingSummary } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import * as styles from './ReviewList.css.ts';

export interface ReviewListProps extends Omit<PartProps<'div'>, 'children'> {
  /** The reviews, in the order in which they are shown. */
  reviews: readonly Review[];
}

/**
 * « Ce que nos clients pensent »: the average, which is static text (section 2), and the reviews.
 *
 * Use it on the home page; for a rating by itself, use `Rating`.
 */
export function ReviewList({ reviews, className, ...rest }: ReviewListProps) {
  const headingId = useId();
  return (
    <Container
      as="section"
      paddingTop={{ base: 72, lg: 128 }}
      paddingBottom={{ base: 72, lg: 128 }}
      aria-labelledby={headingId}
      className={cx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <Heading level={2} id={headingId}>
          Ce que nos clients pensent
        </Heading>
        <div>
          <p className={styles.average}>{ratingSummary.averageLine}</p>
          <p className={styles.count}>{ratingSummary.countLine}</p>
        </div>
      </div>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <Rating value={review.rating} />
            <blockquote className={styles.content}>
              <p>{review.content}</p>
            </blockquote>
            <p className={styles.author}>
              <strong className={styles.name}>{review.name}</strong> · {review.date}
            </p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
