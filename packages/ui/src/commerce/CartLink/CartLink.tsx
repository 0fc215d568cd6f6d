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
  /** `header`: the bag with its badge, from 1200 px on the word with its number. `line`: both, for the drawer. Default `header`. */
  layout?: 'header' | 'line';
}

/**
 * The link to the cart; its name includes the number of pieces, its badge shows it.
 *
 * Use it in the header and in the menu of phones; for any other link to the cart, use `TextLink`.
 */
export function CartLink({ count, layout = 'header', className, ...rest }: CartLinkProps) {
  const inHeader = layout === 'header';
  return (
    <Link href="/panier" className={cx(inHeader ? styles.action : styles.line, className)} {...rest}>
      <BagIcon size={22} className={inHeader ? styles.actionIcon : undefined} />
      <VisuallyHidden>{count === 0 ? 'Panier' : `Panier, ${countedArticles(count)}`}</VisuallyHidden>
      <span aria-hidden="true" className={inHeader ? styles.actionWord : undefined}>
        Panier
      </span>
      {count > 0 && (
        <CountBadge aria-hidden="true" className={inHeader ? styles.actionCount : undefined} count={count} />
      )}
    </Link>
  );
}
