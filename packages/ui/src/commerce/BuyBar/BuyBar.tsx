import { type CartHeld, viewCart } from '@nuee/domain';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { QuantityStepper } from '../../primitives/QuantityStepper/QuantityStepper.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BuyBar.css.ts';

/** `added` lasts for 2 s after a success (section 4), which the app times. */
export const addingStatuses = ['idle', 'adding', 'added'] as const;
export type AddingStatus = (typeof addingStatuses)[number];

export interface BuyBarProps extends Omit<PartProps<'div'>, 'children'> {
  /** The current choice in short, which phones show: « 6 mg/ml · 50 ml ». */
  choice: string;
  /** The price of a piece, in euros, shown in the button. */
  price: number;
  /** What a reduced `price` is compared with, in euros. */
  was?: number | undefined;
  /** How many pieces are added. */
  quantity: number;
  /** Called with the quantity decreased or increased by one. */
  onQuantityChange: (next: number) => void;
  /** The state of adding to the cart. */
  status: AddingStatus;
  /** Called when « Ajouter au panier » is pressed. */
  onAdd: () => void;
  /** Called when « Modifier » is pressed: leads to the choice. */
  onModify: () => void;
  /** Nothing is left of the product: « Indisponible » can't be pressed. */
  soldOut?: boolean | undefined;
  /** What was added last, said to screen readers: « 2 × Caramel Beurre Salé, 6 mg/ml, 50 ml ». */
  added?: string | undefined;
  /** Why the last add was refused, in a French sentence. */
  refusal?: string | undefined;
  /** What the cart holds: from one piece on, a link leads to it. */
  cart?: CartHeld | undefined;
  /** What was added a moment ago, which phones show above the choice: a `CartSlip`. */
  slip?: ReactNode;
}

/**
 * Quantity and « Ajouter au panier », with the way to the cart once it holds something. On phones, where the bar may cover
 * the choice, it says what is bought.
 *
 * Use it below the choice of a product; in a list, use a `Button`.
 */
export function BuyBar({
  choice,
  price,
  was,
  quantity,
  onQuantityChange,
  status,
  onAdd,
  onModify,
  soldOut = false,
  added,
  refusal,
  cart,
  slip,
  className,
  ...rest
}: BuyBarProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {slip}
      <div className={styles.choice}>
        <span>{choice}</span>
        <LinkButton onClick={onModify}>
          Modifier<VisuallyHidden> le taux et la contenance</VisuallyHidden>
        </LinkButton>
      </div>
      <div className={styles.row}>
        <QuantityStepper
          className={styles.stepper}
          value={quantity}
          disabled={soldOut}
          onValueChange={onQuantityChange}
        />
        <Button
          className={styles.add}
          disabled={soldOut}
          loading={status === 'adding'}
          done={status === 'added'}
          onClick={onAdd}
        >
          {/* Its own element: a browser that translates moves the text. */}
          <span>{soldOut ? 'Indisponible' : status === 'added' ? 'Ajouté au panier' : 'Ajouter au panier'}</span>
          {/* Said below the product's name already. */}
          <Price amount={price} was={was} className={styles.price} aria-hidden="true" />
        </Button>
      </div>
      <div role="status" className={styles.refusal}>
        {refusal !== undefined && (
          <Text size="small" tone="critical">
            {refusal}
          </Text>
        )}
      </div>
      {cart && cart.pieces > 0 && (
        <Button href="/panier" variant="secondary" size="sm" width="full" className={styles.cart}>
          {viewCart(cart)}
        </Button>
      )}
      {/* There before it says something: otherwise it would not be announced. */}
      <VisuallyHidden role="status">
        {status === 'added' && added !== undefined && `Ajouté au panier\u00a0: ${added}`}
      </VisuallyHidden>
    </div>
  );
}
