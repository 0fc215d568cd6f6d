import { cx } from '../../internal/cx.ts';
import { HeartIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton, type IconButtonProps } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './FavoriteButton.css.ts';

export interface FavoriteButtonProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onClick'> {
  /** Name of the product. */
  product: string;
  /** Whether it is a favorite. */
  kept: boolean;
  /** Whether a change is pending: presses are ignored then. Default `false`. */
  loading?: boolean;
  /** Called with whether the product becomes a favorite. */
  onKeptChange: (next: boolean) => void;
}

/**
 * Adds a product to the customer's favorites, or removes it.
 *
 * Use it over the picture of a product; among the favorites themselves, use `FavoriteCard`.
 */
export function FavoriteButton({
  product,
  kept,
  loading = false,
  onKeptChange,
  className,
  ...rest
}: FavoriteButtonProps) {
  return (
    <IconButton
      label={kept ? `Retirer ${product} des favoris` : `Ajouter ${product} aux favoris`}
      icon={<HeartIcon size={22} className={kept ? styles.filled : undefined} />}
      aria-disabled={loading || undefined}
      className={cx(styles.root, className)}
      onClick={() => !loading && onKeptChange(!kept)}
      {...rest}
    />
  );
}
