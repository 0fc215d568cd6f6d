import { type ProductSummary, productPath, type Review, ratingSummary } from '@nuee/domain';
import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import { productTint } from '../../styles/tint.ts';
import { productPicture } from '../pictures.ts';
import * as styles from './ReviewList.css.ts';

export interface ReviewListProps extends Omit<PartProps<'div'>, 'children'> {
  /** The reviews, in the order in which they are shown: the first one large. */
  reviews: readonly Review[];
  /** The products that reviews may name: the name leads to the product, with its bottle. Default none. */
  products?: readonly ProductSummary[];
}

/**
 * « Ce que nos clients pensent »: the average, which is static text (section 2), and the reviews.
 *
 * Use it on the home page; for a rating by itself, use `Rating`.
 */
export function ReviewList({ reviews, products = [], className, ...rest }: ReviewListProps) {
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
              <p>{withLinks(review.content, products)}</p>
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

/** The text with the first product that it names as a link. */
function withLinks(content: string, products: readonly ProductSummary[]): ReactNode {
  const product = products.find(({ name }) => content.includes(name));
  if (product === undefined) return content;
  const start = content.indexOf(product.name);
  return (
    <>
      {content.slice(0, start)}
      <Named product={product} />
      {content.slice(start + product.name.length)}
    </>
  );
}

function Named({ product }: { product: ProductSummary }) {
  const tint = productTint(product);
  const [first, ...others] = product.name.split(' ');
  return (
    <Link href={productPath(product)} className={cx(styles.product, tint.className)} style={tint.style}>
      {/* The bottle stays on the line of the word that it stands before. */}
      <span className={styles.start}>
        <Picture
          className={styles.bottle}
          {...productPicture(product)}
          alt=""
          sizes="3rem"
          width={1200}
          height={1200}
        />
        {first}
      </span>
      {others.map((word) => ` ${word}`)}
    </Link>
  );
}
