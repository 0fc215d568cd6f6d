import { type Category, categoryPath } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import { Link, type LinkProps } from '../../internal/LinkContext.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { UserIcon } from '../../primitives/Icon/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CartLink } from '../CartLink/CartLink.tsx';
import { CurrentMark } from '../CurrentMark/CurrentMark.tsx';
import { cataloguePath, isCurrent, type PageLink, withUnread } from '../pageLinks.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when it is closed or one of its links is followed. */
  onOpenChange: (open: boolean) => void;
  /** The pages of the menu in order; `/catalogue` among them unfolds into the categories. */
  links: readonly PageLink[];
  /** The categories that exist, in order. */
  categories: readonly Category[];
  /** Path of the page shown, without its query. */
  currentPath: string;
  /** How many pieces the cart holds. */
  cartCount: number;
  /** Address of the login or the account; without it there is no such link. */
  account?: PageLink | undefined;
  /** The number of unread notifications. Default 0. */
  unreadCount?: number;
}

/**
 * The menu of phones and tablets: a drawer over the page.
 *
 * Use it below 1200 px; from there, use `NavMenu`.
 */
export function MobileMenu({
  open,
  onOpenChange,
  links,
  categories,
  currentPath,
  cartCount,
  account,
  unreadCount = 0,
}: MobileMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      label="Menu"
      closeLabel="Fermer le menu"
      title={<Wordmark size="sm" />}
      foot={
        <>
          {account && (
            <Link className={styles.action} href={account.href} onClick={close}>
              <UserIcon size={22} />
              <VisuallyHidden>{withUnread(account.label, unreadCount)}</VisuallyHidden>
              <span aria-hidden="true">{account.label}</span>
              {unreadCount > 0 && <CountBadge aria-hidden="true" count={unreadCount} />}
            </Link>
          )}
          <CartLink count={cartCount} layout="line" onClick={close} />
        </>
      }
    >
      <nav aria-label="Navigation principale">
        <ul className={styles.pages}>
          {links.map(({ href, label }) => (
            <li key={href} className={href === cataloguePath ? styles.catalogue : undefined}>
              {href === cataloguePath ? (
                <>
                  <p className={styles.heading}>{label}</p>
                  <ul className={styles.categories}>
                    <li>
                      <MenuLink
                        className={styles.category}
                        href={cataloguePath}
                        current={isCurrent(href, currentPath)}
                        onClick={close}
                      >
                        Tous les produits
                      </MenuLink>
                    </li>
                    {categories.map((category) => (
                      <li key={category.id}>
                        <Link className={styles.category} href={categoryPath(category.name)} onClick={close}>
                          {category.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <MenuLink className={styles.page} href={href} current={isCurrent(href, currentPath)} onClick={close}>
                  {label}
                </MenuLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

function MenuLink({ current, className, children, ...rest }: LinkProps & { current: boolean }) {
  return (
    <Link className={cx(className)} aria-current={current ? 'page' : undefined} {...rest}>
      {current && <CurrentMark />}
      <span>{children}</span>
    </Link>
  );
}
