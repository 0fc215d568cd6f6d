import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyCloud, type EmptyCloudProps } from '../EmptyCloud/EmptyCloud.tsx';

export interface EmptyCartProps extends Omit<EmptyCloudProps, 'title' | 'level' | 'children' | 'action'> {
  /** Where the catalogue is. */
  catalogueHref: string;
  /** Restores the cart that was just emptied; absent if it wasn't. */
  onUndo?: (() => void) | undefined;
}

/**
 * What the cart page shows while the cart is empty.
 *
 * Use it for the cart; for any other list without entries, use `EmptyCloud`.
 */
export function EmptyCart({ catalogueHref, onUndo, ...rest }: EmptyCartProps) {
  return (
    <EmptyCloud
      title="Votre panier est vide"
      action={
        <Inline gap={12} justifyContent="center">
          <Button href={catalogueHref}>Découvrir nos produits</Button>
          {onUndo && (
            <Button variant="secondary" onClick={onUndo}>
              Rétablir le panier
            </Button>
          )}
        </Inline>
      }
      {...rest}
    >
      {onUndo ? 'Vous venez de le vider.' : 'Nos compositions vous attendent.'}
    </EmptyCloud>
  );
}
