import { currentPrice, type FavoriteProduct, productPath } from '@nuee/domain';
import { useId } from 'react';
import type { AddingStatus } from '../../commerce/BuyBar/BuyBar.tsx';
import { bottleName, productPicture } from '../../commerce/pictures.ts';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Travelling } from '../../internal/Travelling.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CloseIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { productTint } from '../../styles/tint.ts';
import * as styles from './FavoriteCard.css.ts';

export interface FavoriteCardProps extends Omit<PartProps<'article'>, 'children'> {
  /** The favorite product. */
  favorite: FavoriteProduct;
  /** The state of adding to the cart. Default `idle`. */
  status?: AddingStatus;
  /** Called when « Ajouter au panier » is pressed; never for a product that is sold out. */
  onAdd: () => void;
  /** Called to remove the product from the favorites. */
  onRemove: () => void;
}

/**
 * A favorite product, which can be opened, added to the cart or removed.
 *
 * Use it for a favorite; for any other product in a list, use `ProductCard`.
 */
export function FavoriteCard({
  favorite,
  status = 'idle',
  onAdd,
  onRemove,
  className,
  style,
  ...rest
}: FavoriteCardProps) {
  const { _id, name, image, imageWidths, category, price, discountPrice, inStock } = favorite;
  const tint = productTint({ id: _id, tint: favorite.tint });
  const nameId = useId();
  const reduced = discountPrice !== undefined;
  return (
    <article
      aria-labelledby={nameId}
      data-sold-out={!inStock || undefined}
      className={cx(styles.root, tint.className, className)}
      style={{ ...tint.style, ...style }}
      {...rest}
    >
      <Travelling name={bottleName({ id: _id })}>
        <div className={styles.media}>
          <Picture
            className={styles.picture}
            {...productPicture({ image, imageWidths })}
            alt=""
            sizes="(min-width: 1280px) 24vw, (min-width: 640px) 50vw, 100vw"
            width={1200}
            height={1200}
          />
        </div>
      </Travelling>
      {(reduced || !inStock) && (
        <div className={styles.badges}>
          {!inStock && <Badge tone="neutral">Rupture</Badge>}
          {reduced && <Badge tone="promo">Promo</Badge>}
        </div>
      )}
      <div className={styles.body}>
        <h2 id={nameId} className={styles.name}>
          <Link href={productPath(favorite)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <Text size="small" tone="muted">
          {category}
        </Text>
        <Price
          className={styles.price}
          amount={currentPrice(favorite)}
          from={favorite.pricesVary ?? false}
          was={reduced ? price : undefined}
        />
        <Button
          className={styles.add}
          variant="secondary"
          size="sm"
          width="full"
          disabled={!inStock}
          loading={status === 'adding'}
          done={status === 'added'}
          aria-describedby={nameId}
          onClick={onAdd}
        >
          {addLabel(inStock, status)}
        </Button>
      </div>
      <IconButton
        className={styles.remove}
        label={`Retirer ${name} des favoris`}
        icon={<CloseIcon size={18} />}
        onClick={onRemove}
      />
      {/* There before it says something: otherwise it would not be announced. */}
      <VisuallyHidden role="status">{status === 'added' && `Ajouté au panier\u00a0: ${name}`}</VisuallyHidden>
    </article>
  );
}

function addLabel(inStock: boolean, status: AddingStatus): string {
  if (!inStock) return 'Indisponible';
  return status === 'added' ? 'Ajouté au panier' : 'Ajouter au panier';
}
