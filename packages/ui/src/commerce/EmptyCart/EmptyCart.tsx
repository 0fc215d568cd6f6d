import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { BagIcon } from '../../primitives/Icon/icons.tsx';

export interface EmptyCartProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Where the catalogue is. */
  catalogueHref: string;
}

/**
 * What the cart shows while nothing is in it.
 *
 * Use it for the cart; for any other list without entries, use `EmptyState`.
 */
export function EmptyCart({ catalogueHref, ...rest }: EmptyCartProps) {
  return (
    <EmptyState
      icon={<BagIcon size={32} />}
      title="Votre panier est vide"
      action={<Button href={catalogueHref}>Découvrir nos produits</Button>}
      {...rest}
    >
      Dix compositions vous attendent.
    </EmptyState>
  );
}
