import { currentPrice, type ProductSummary, productNumber, productPath } from '@nuee/domain';
import { useState } from 'react';
import { useCardAction } from '../../internal/CardActionContext.tsx';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Travelling } from '../../internal/Travelling.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { productTint } from '../../styles/tint.ts';
import { aromasPicture, bottleIdOf, bottleName, macroPicture, productPicture } from '../pictures.ts';
import * as styles from './ProductCard.css.ts';

/**
 * `cell`: picture above the text. `row`: beside it on phones, a cell from 640 px. `wide`: a cell that takes a whole row
 * from 1200 px; `wideInTwo` from 360 to 1200 px; `wideInBoth` from 360 px. `feature`: tall on phones, a row of its own from
 * 640 px, a cell of twice the size from 1280 px.
 */
export const productCardLayouts = ['cell', 'row', 'wide', 'wideInTwo', 'wideInBoth', 'feature'] as const;
export type ProductCardLayout = (typeof productCardLayouts)[number];

const pictureSizes = {
  cell: '(min-width: 1200px) 24vw, (min-width: 360px) 50vw, 100vw',
  row: '(min-width: 1280px) 25vw, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 176px',
  wide: '(min-width: 1200px) 24vw, (min-width: 360px) 50vw, 100vw',
  wideInTwo: '(min-width: 1200px) 24vw, (min-width: 360px) 50vw, 100vw',
  wideInBoth: '(min-width: 1200px) 24vw, (min-width: 360px) 50vw, 100vw',
  feature: '(min-width: 1280px) 56vw, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
} as const satisfies Record<ProductCardLayout, string>;

export interface ProductCardProps extends Omit<PartProps<'article'>, 'children'> {
  /** The product that is shown. */
  product: ProductSummary;
  /** The arrangement of picture and text. Default `cell`. */
  layout?: ProductCardLayout;
  /** A wide card shows the bottle from near in place of the flavours, which are shown elsewhere on the page. */
  closeUp?: boolean;
  /** Level of the name as a heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** For the first visible card: its picture loads at once and before others. */
  priority?: boolean;
}

/**
 * A product in a list, with one link that covers the whole card. Below a `CardActionProvider` it has an action over the picture.
 * Under the pointer or with the focus, a bottle of the demonstration fades to its flavours, whose picture loads then.
 *
 * Use it for a product among others; for a single product, use `ProductDetail`.
 */
export function ProductCard({
  product,
  layout = 'cell',
  closeUp = false,
  headingLevel = 3,
  priority = false,
  className,
  style,
  ...rest
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const tint = productTint(product);
  const Action = useCardAction();
  const number = productNumber(product);
  const [intended, setIntended] = useState(false);
  const hasFlavours = bottleIdOf(product.image) !== undefined;
  const picture = { alt: '', sizes: pictureSizes[layout], width: 1200, height: 1200 };
  return (
    <article
      className={cx(styles.root({ layout }), tint.className, className)}
      style={{ ...tint.style, ...style }}
      // A finger means to open it at once.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIntended(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setIntended(true)}
      {...rest}
    >
      <Travelling name={bottleName(product)}>
        <div className={styles.media({ layout })}>
          <Picture className={styles.picture} {...productPicture(product)} {...picture} priority={priority} />
          {intended && hasFlavours && <Picture className={styles.aromas} {...aromasPicture(product)} {...picture} />}
          {Action && (
            <div className={styles.action}>
              <Action product={product} />
            </div>
          )}
        </div>
      </Travelling>
      {hasFlavours && (layout === 'wide' || layout === 'wideInBoth') && (
        <div className={cx(styles.media({ layout }), styles.second)}>
          <Picture className={styles.picture} {...(closeUp ? macroPicture : aromasPicture)(product)} {...picture} />
        </div>
      )}
      <div className={styles.body({ layout })}>
        <ProductBadges product={product} layout={layout} />
        <div className={styles.title}>
          <Heading className={styles.name({ layout })}>
            <Link className={styles.link} href={productPath(product)}>
              {product.name}
            </Link>
          </Heading>
          {number !== undefined && (
            <span className={styles.number({ layout })} aria-hidden="true">
              N°&nbsp;{number}
            </span>
          )}
        </div>
        <p className={styles.description({ layout })}>{product.shortDescription}</p>
        {product.discountPrice === undefined && <VisuallyHidden>{'Prix\u00a0: '}</VisuallyHidden>}
        <Price
          className={styles.price}
          amount={currentPrice(product)}
          from={product.pricesVary ?? false}
          was={product.discountPrice === undefined ? undefined : product.price}
        />
      </div>
    </article>
  );
}

function ProductBadges({ product, layout }: Required<Pick<ProductCardProps, 'product' | 'layout'>>) {
  const reduced = product.discountPrice !== undefined;
  if (!(product.outOfStock || product.isBestSeller || product.isNew || reduced)) return null;
  return (
    <div className={styles.badges({ layout })}>
      {product.outOfStock && <Badge tone="neutral">Rupture</Badge>}
      {product.isBestSeller && <Badge tone="bestSeller">Best-seller</Badge>}
      {product.isNew && <Badge tone="fresh">Nouveau</Badge>}
      {reduced && <Badge tone="promo">Promo</Badge>}
    </div>
  );
}
