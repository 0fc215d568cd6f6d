import type { CartItem } from '@nuee/domain';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { ArrowLeftIcon } from '../../primitives/Icon/icons.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import * as styles from './CartLines.css.ts';

export interface CartLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The lines, in their order. */
  items: readonly CartItem[];
  /** The line whose change is on its way. */
  busyItemId?: string | undefined;
  /** The quantity asked for; 0 removes the line (specification, section 5). */
  onQuantityChange: (itemId: string, next: number) => void;
  /** Called when a line is to go. */
  onRemove: (itemId: string) => void;
  /** Called when all lines are to go. */
  onClear: () => void;
  /** Address of « Continuer mes achats ». */
  catalogueHref: string;
}

/**
 * The lines of a cart that has some, and the two ways out below them.
 *
 * Use it while the cart holds something; for a cart that doesn't, use `EmptyCart`.
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
  const list = useRef<HTMLUListElement>(null);
  const length = useRef(items.length);
  // A line that goes away takes the focus with it: the list gets it, and the keyboard goes on from there.
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
            busy={item._id === busyItemId}
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
