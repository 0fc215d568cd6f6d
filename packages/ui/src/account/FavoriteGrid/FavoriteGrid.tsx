import type { FavoriteProduct, ProductSummary } from '@nuee/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyCloud } from '../../commerce/EmptyCloud/EmptyCloud.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './FavoriteGrid.css.ts';

export interface FavoriteGridProps extends Omit<PartProps<'div'>, 'children'> {
  /** The favorites, in the order in which they are shown. */
  favorites: readonly FavoriteProduct[];
  /** Address of the catalogue. */
  catalogueHref: string;
  /** What to propose where there are none. */
  suggestions?: readonly ProductSummary[] | undefined;
  /** Renders the card of one favorite. */
  children: (favorite: FavoriteProduct) => ReactNode;
}

/**
 * The customer's favorites on the colour chart; without any, a link to the catalogue.
 *
 * Use it in the tab of the favorites; for other products, use `ProductGrid`.
 */
export function FavoriteGrid({
  favorites,
  catalogueHref,
  suggestions,
  children,
  className,
  ...rest
}: FavoriteGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const length = useRef(favorites.length);
  // A card that disappears loses the focus: the grid takes it, and the keyboard continues from there.
  useEffect(() => {
    if (favorites.length < length.current && document.activeElement === document.body) root.current?.focus();
    length.current = favorites.length;
  }, [favorites.length]);

  return (
    <div ref={root} tabIndex={-1} className={className} {...rest}>
      {favorites.length === 0 ? (
        <EmptyCloud
          title="Aucun favori"
          suggestions={suggestions}
          action={
            <Button size="sm" href={catalogueHref}>
              Découvrir nos produits
            </Button>
          }
        >
          Les compositions que vous aimez apparaîtront ici.
        </EmptyCloud>
      ) : (
        <ul aria-label="Favoris" className={styles.grid}>
          {favorites.map((favorite) => (
            <li key={favorite._id} className={styles.cell}>
              {children(favorite)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
