import { countedArticles } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import { Link, type LinkProps } from '../../internal/LinkContext.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { BagIcon } from '../../primitives/Icon/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CartLink.css.ts';

export interface CartLinkProps extends Omit<LinkProps, 'href' | 'children'> {
  /** How many pieces the cart holds: the sum of the quantities. */
  count: number;
  /** `icon`: the bag with its badge, for the header. `line`: with its word, for the drawer. Default `icon`. */
  layout?: 'icon' | 'line';
}

/**
 * The link to the cart; its name includes the number of pieces, its badge shows it.
 *
 * Use it in the header and in the menu of phones; for any other link to the cart, use `TextLink`.
 */
export function CartLink({ count, layout = 'icon', className, ...rest }: CartLinkProps) {
  return (
    <Link href="/panier" className={cx(styles.root({ layout }), className)} {...rest}>
      <BagIcon size={22} />
      <VisuallyHidden>{count === 0 ? 'Panier' : `Panier, ${countedArticles(count)}`}</VisuallyHidden>
      {layout === 'line' && <span aria-hidden="true">Panier</span>}
      {count > 0 && <CountBadge aria-hidden="true" className={styles.badge({ layout })} count={count} />}
    </Link>
  );
}
