import { cx } from '../../internal/cx.ts';
import { HeartIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton, type IconButtonProps } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './FavoriteButton.css.ts';

export interface FavoriteButtonProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onClick'> {
  /** Name of the product. */
  product: string;
  /** Whether it is among the favorites. */
  kept: boolean;
  /** A change is on its way: presses are ignored. Default `false`. */
  saving?: boolean;
  /** Called when the product is to be kept, or to be dropped. */
  onKeptChange: (next: boolean) => void;
}

/**
 * Keeps a product among the customer's favorites, or drops it.
 *
 * Use it over the picture of a product; among the favorites themselves, use `FavoriteCard`.
 */
export function FavoriteButton({
  product,
  kept,
  saving = false,
  onKeptChange,
  className,
  ...rest
}: FavoriteButtonProps) {
  return (
    <IconButton
      label={kept ? `Retirer ${product} des favoris` : `Ajouter ${product} aux favoris`}
      icon={<HeartIcon size={22} className={kept ? styles.filled : undefined} />}
      aria-disabled={saving || undefined}
      className={cx(styles.root, className)}
      onClick={() => !saving && onKeptChange(!kept)}
      {...rest}
    />
  );
}
