import { type CartItem, orderablePieces } from '@nuee/domain';
import { useEffect, useRef } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { ArrowLeftIcon } from '../../primitives/Icon/icons.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import * as styles from './CartLines.css.ts';

export interface CartLinesProps extends Omit<PartProps<'div'>, 'children'> {
  /** The lines, in order. */
  items: readonly CartItem[];
  /** The line whose change is pending. */
  busyItemId?: string | undefined;
  /** Called with the requested quantity; 0 removes the line (specification, section 5). */
  onQuantityChange: (itemId: string, next: number) => void;
  /** Called to remove a line. */
  onRemove: (itemId: string) => void;
  /** Called to empty the cart. */
  onClear: () => void;
  /** Address of « Continuer mes achats ». */
  catalogueHref: string;
}

/**
 * The lines of a cart, with the link back to the shop and the button that empties it.
 *
 * Use it while the cart holds something; for an empty cart, use `EmptyCart`.
 */
export function CartLines({
  items,
  busyItemId,
  onQuantityChange,
  onRemove,
  onClear,
  catalogueHref,
  ...rest
}: CartLinesProps) {
  const most = orderablePieces(items);
  const list = useRef<HTMLUListElement>(null);
  const length = useRef(items.length);
  // A line that disappears loses the focus: the list takes it, and the keyboard continues from there.
  useEffect(() => {
    if (items.length < length.current && document.activeElement === document.body) list.current?.focus();
    length.current = items.length;
  }, [items.length]);

  return (
    <div {...rest}>
      <ul ref={list} tabIndex={-1} aria-label="Articles" className={styles.lines}>
        {items.map((item) => (
          <CartLine
            key={item._id}
            item={item}
            most={most.get(item._id)}
            loading={item._id === busyItemId}
            onQuantityChange={(next) => onQuantityChange(item._id, next)}
            onRemove={() => onRemove(item._id)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.back}>
          <ArrowLeftIcon className={styles.arrow} />
          <TextLink href={catalogueHref} tone="standalone">
            Continuer mes achats
          </TextLink>
        </span>
        <LinkButton onClick={onClear}>Vider le panier</LinkButton>
      </div>
    </div>
  );
}
