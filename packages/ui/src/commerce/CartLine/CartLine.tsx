import { type CartItem, type CartProduct, formatPrice, lineAdvice, lineTotal, maximumQuantity } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { CircleAlertIcon, TrashIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { QuantityStepper } from '../../primitives/QuantityStepper/QuantityStepper.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bottleEdge } from '../bottleEdge.ts';
import { soldPicture } from '../pictures.ts';
import * as styles from './CartLine.css.ts';

export interface CartLineProps extends Omit<PartProps<'li'>, 'children'> {
  /** The line. */
  item: CartItem;
  /** How many pieces of it can be ordered; 0: it can only be removed. Default as many as wanted. */
  most?: number | undefined;
  /** Whether a change of this line is pending: further presses are ignored. */
  loading?: boolean;
  /** Called with the requested quantity; 0 removes the line (specification, section 5). */
  onQuantityChange: (next: number) => void;
  /** Called to remove the line. */
  onRemove: () => void;
}

/**
 * One line of the cart: a list item named after its product, since every line has buttons of the same names.
 *
 * Use it in a list whose lines can be changed; for a line that is only read, use `OrderLines`.
 */
export function CartLine({
  item,
  most,
  loading = false,
  onQuantityChange,
  onRemove,
  className,
  ...rest
}: CartLineProps) {
  const { product, quantity, size, nicotineStrength, price } = item;
  const limit = Math.min(most ?? maximumQuantity, maximumQuantity);
  const advice = lineAdvice(item, most);
  return (
    <li
      aria-label={product.name}
      aria-busy={loading || undefined}
      {...rest}
      className={cx(styles.root, bottleEdge(product.image), className)}
    >
      <Picture
        {...soldPicture(product.image)}
        alt=""
        sizes="(min-width: 768px) 136px, 80px"
        width={320}
        height={320}
        className={styles.picture}
      />
      <div className={styles.about}>
        <Link href={`/produit/${product._id}`} className={styles.name}>
          {product.name}
        </Link>
        <Text size="small" tone="muted">{`${size}\u00a0ml\u00a0· ${nicotineStrength}\u00a0mg/ml`}</Text>
        <Text size="small" tone="muted">{`${formatPrice(price)} l’unité`}</Text>
        {(product.unavailable || product.fewLeft !== undefined) && <Text size="small">{whatIsLeft(product)}</Text>}
        {advice !== undefined && (
          <Text size="small" tone="critical" className={styles.advice}>
            <CircleAlertIcon size={16} />
            {advice}
          </Text>
        )}
      </div>
      <div className={styles.quantity}>
        {limit === 0 ? (
          <Text size="small" tone="muted">{`Quantité\u00a0: ${quantity}`}</Text>
        ) : (
          <QuantityStepper
            value={quantity}
            min={0}
            max={limit}
            // From more than can be ordered, minus goes straight to what can.
            onValueChange={(next) => loading || onQuantityChange(Math.min(next, limit))}
          />
        )}
      </div>
      <Price amount={lineTotal(item)} className={styles.total} />
      <div className={styles.remove}>
        <IconButton label="Supprimer l'article" icon={<TrashIcon />} onClick={() => loading || onRemove()} />
      </div>
    </li>
  );
}

const whatIsLeft = ({ unavailable, fewLeft }: CartProduct): string => {
  if (unavailable) return 'N’est plus proposé';
  return fewLeft === 0 ? 'Rupture' : `Plus que\u00a0${fewLeft}`;
};
