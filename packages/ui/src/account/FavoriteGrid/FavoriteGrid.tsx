import type { FavoriteProduct } from '@nuee/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { HeartIcon } from '../../primitives/Icon/icons.tsx';
import * as styles from './FavoriteGrid.css.ts';

export interface FavoriteGridProps extends Omit<PartProps<'div'>, 'children'> {
  /** The favorites, in the order in which they are shown. */
  favorites: readonly FavoriteProduct[];
  /** Address of the catalogue. */
  catalogueHref: string;
  /** Renders the card of one favorite. */
  children: (favorite: FavoriteProduct) => ReactNode;
}

/**
 * The customer's favorites on the colour chart; without any, a link to the catalogue.
 *
 * Use it in the tab of the favorites; for other products, use `ProductGrid`.
 */
export function FavoriteGrid({ favorites, catalogueHref, children, className, ...rest }: FavoriteGridProps) {
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
        <EmptyState
          icon={<HeartIcon size={32} />}
          title="Aucun favori"
          action={
            <Button size="sm" href={catalogueHref}>
              Découvrir nos produits
            </Button>
          }
        >
          Les compositions que vous aimez apparaîtront ici.
        </EmptyState>
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
