import type { Category } from '@nuee/domain';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { useGivenRef } from '../../internal/useGivenRef.ts';
import { useRevealed } from '../../internal/useRevealed.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { MenuIcon, SearchIcon, UserIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { action, actionCount, actionIcon, actionWord } from '../CartLink/CartLink.css.ts';
import { CartLink } from '../CartLink/CartLink.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { type PageLink, withUnread } from '../pageLinks.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps extends Omit<PartProps<'header'>, 'children'> {
  /** The menu of wide windows: a `NavMenu`, which an app may load later than the rest. Below 1200 px it is hidden. */
  navMenu: ReactNode;
  /** The pages of the drawer in order; `/catalogue` among them unfolds into the categories. */
  links: readonly PageLink[];
  /** The categories that exist, in order. */
  categories: readonly Category[];
  /** Path of the page shown, without its query. */
  currentPath: string;
  /** How many pieces the cart holds. */
  cartCount: number;
  /** Whether a customer is logged in: « Mon compte » instead of « Se connecter ». Default no. */
  signedIn?: boolean;
  /** The name of who is logged in: in small windows its initial stands in place of the figure. */
  customerName?: string | undefined;
  /** Where the account link leads; without it there is none. */
  accountHref?: string | undefined;
  /** The number of unread notifications, which the account link says. Default 0. */
  unreadCount?: number;
  /** Opens the search; without it there is no such button. */
  onSearch?: (() => void) | undefined;
}

/**
 * The head of every storefront page: menus, wordmark, account and cart. Below 1024 px it scrolls away and comes back when
 * the page is scrolled up.
 *
 * Use it once on every page of the storefront; in the back office, use `AdminShell`.
 */
export function SiteHeader({
  navMenu,
  links,
  categories,
  currentPath,
  cartCount,
  signedIn = false,
  customerName = '',
  accountHref,
  unreadCount = 0,
  onSearch,
  ref,
  className,
  ...rest
}: SiteHeaderProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  useGivenRef(ref, header);
  const revealed = useRevealed(header);
  const [initial] = customerName.trim();
  const account =
    accountHref === undefined ? undefined : { href: accountHref, label: signedIn ? 'Mon compte' : 'Se connecter' };
  return (
    <header ref={header} data-revealed={revealed || undefined} className={cx(styles.root, className)} {...rest}>
      <Container className={styles.bar}>
        <IconButton
          className={styles.menuButton}
          label="Ouvrir le menu"
          icon={<MenuIcon size={22} />}
          aria-haspopup="dialog"
          // On a slow phone, opening a dialog takes longer than a frame: the press gets its visual response first.
          onClick={() => startTransition(() => setMenuOpen(true))}
        />
        <div className={styles.nav}>{navMenu}</div>
        <Link className={styles.home} href="/">
          <Wordmark />
        </Link>
        <div className={styles.actions}>
          {onSearch && (
            <IconButton
              className={cx(action, styles.search)}
              label="Rechercher"
              icon={
                <>
                  <SearchIcon size={22} className={actionIcon} />
                  <span className={actionWord}>Rechercher</span>
                </>
              }
              aria-haspopup="dialog"
              onClick={onSearch}
            />
          )}
          {account && (
            <Link className={cx(action, styles.account)} href={account.href}>
              {initial === undefined ? (
                <UserIcon size={22} className={actionIcon} />
              ) : (
                <span className={styles.initial} aria-hidden="true">
                  {initial.toUpperCase()}
                </span>
              )}
              <span className={actionWord} aria-hidden="true">
                {account.label}
              </span>
              <VisuallyHidden>{withUnread(account.label, unreadCount)}</VisuallyHidden>
              {unreadCount > 0 && (
                <CountBadge aria-hidden="true" className={cx(actionCount, styles.unread)} count={unreadCount} />
              )}
            </Link>
          )}
          <CartLink className={styles.cart} count={cartCount} />
        </div>
      </Container>
      <MobileMenu
        open={menuOpen}
        onOpenChange={setMenuOpen}
        links={links}
        categories={categories}
        currentPath={currentPath}
        cartCount={cartCount}
        account={account}
        unreadCount={unreadCount}
      />
    </header>
  );
}
