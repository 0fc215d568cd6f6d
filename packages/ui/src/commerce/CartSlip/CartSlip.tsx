import { type CartHeld, type FreeDelivery, formatPrice, type OrderItem, viewCart } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OrderLines } from '../OrderLines/OrderLines.tsx';
import * as styles from './CartSlip.css.ts';

export interface CartSlipProps extends Omit<PartProps<'section'>, 'children'> {
  /** What was added. */
  item: OrderItem;
  /** What the cart holds now. */
  cart: CartHeld;
  /** How far the cart is from free delivery; without it nothing is said of it. */
  free?: FreeDelivery | undefined;
  /**
   * `header`: below the cart of the header, from a tablet on, with the way there. `bar`: within the bar of a phone that adds, which has
   * that way itself.
   */
  place: 'header' | 'bar';
}

/**
 * What has just been added to the cart, as the app shows it for a moment. It is silent: the button that added has said so.
 *
 * Use it right after the header, and in a `BuyBar`; for any other message, use a `Toaster`.
 */
export function CartSlip({ item, cart, free, place, className, ...rest }: CartSlipProps) {
  const slip = (
    <section aria-label="Ajouté au panier" className={cx(styles.root({ place }), className)} {...rest}>
      <OrderLines items={[item]} size="sm" aria-label="Article ajouté" />
      {free && (
        <div className={styles.free}>
          <Text size="small">
            {free.missing === 0
              ? 'Livraison offerte'
              : `Plus que ${formatPrice(free.missing)} d’achat pour la livraison offerte`}
          </Text>
          <div className={styles.line} style={{ backgroundSize: `${free.share * 100}% 100%` }} />
        </div>
      )}
      {place === 'header' && (
        <Button href="/panier" variant="secondary" size="sm" width="full">
          {viewCart(cart)}
        </Button>
      )}
    </section>
  );
  return place === 'header' ? <Container className={styles.below}>{slip}</Container> : slip;
}
