import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Wordmark } from '../../commerce/Wordmark/Wordmark.tsx';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import {
  ArrowUpRightIcon,
  CircleHelpIcon,
  LogOutIcon,
  MenuIcon,
  SearchIcon,
  UserIcon,
} from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { AdminNav, type AdminNavProps } from '../AdminNav/AdminNav.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Office } from '../Office/Office.tsx';
import * as styles from './AdminShell.css.ts';

export interface AdminShellProps extends Omit<PartProps<'div'>, 'title'> {
  /** Title of the page, as text. */
  title: ReactNode;
  /** Path of the page shown: `/admin/commandes`. */
  currentPath: string;
  /** A remark beside the title: « Données d’exemple ». */
  note?: ReactNode;
  /** Addresses that the navigation leaves out because the user may not open them. */
  hiddenPages?: readonly string[] | undefined;
  /** Addresses of the additional pages of a live shop in the navigation: `/admin/support`. */
  extraPages?: readonly string[] | undefined;
  /** What is waiting at the addresses of the navigation. */
  counts?: AdminNavProps['counts'];
  /** Whose account is open, and the address of its page. Default no such menu. */
  account?: { name: string; href: string } | undefined;
  /** Called when something is to be found: opens a `CommandPalette`. Default no such button. */
  onFind?: (() => void) | undefined;
  /** Called when help on the page is wanted: opens a `HelpDialog`. Default no such button. */
  onHelp?: (() => void) | undefined;
  /** Called to log out. */
  onLogout: () => void;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of every page of the back office: side navigation, drawer below 1024 px, and the bar with the title.
 *
 * Use it around every page of the back office once somebody is logged in; around its login, use `Office`.
 */
export function AdminShell({
  title,
  note,
  hiddenPages,
  extraPages,
  counts,
  currentPath,
  account,
  onFind,
  onHelp,
  onLogout,
  className,
  children,
  ...rest
}: AdminShellProps) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPath = useRef(currentPath);
  // The pressed link may have disappeared with its page, so users of a screen reader or a keyboard start the next page
  // at its title.
  useEffect(() => {
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    heading.current?.focus({ preventScroll: true });
  }, [currentPath]);
  return (
    <Office className={cx(styles.root, className)} {...rest}>
      <SkipLink targetId="contenu" />
      <div className={styles.side}>
        <Link href="/admin" className={styles.brand}>
          <Wordmark size="sm" className={styles.wordmark} />
          <BrandMark className={styles.brandMark} />
        </Link>
        <AdminNav
          currentPath={currentPath}
          hiddenPages={hiddenPages}
          extraPages={extraPages}
          counts={counts}
          onLogout={onLogout}
        />
      </div>
      <div className={styles.page}>
        <header className={styles.bar}>
          <IconButton
            className={styles.menuButton}
            label="Ouvrir le menu"
            icon={<MenuIcon size={22} />}
            // On a slow phone, opening a dialog takes longer than a frame: the press gets its visual response first.
            onClick={() => startTransition(() => setOpen(true))}
          />
          <Heading level={1} ref={heading} tabIndex={-1} className={cx(styles.title, onHelp && styles.crowded)}>
            {title}
          </Heading>
          {note !== undefined && <div className={styles.note}>{note}</div>}
          {onFind && (
            <button type="button" aria-keyshortcuts="Control+K Meta+K" className={styles.find} onClick={onFind}>
              <SearchIcon size={18} />
              <span className={styles.findWord}>Aller à</span>
              <kbd className={styles.key} aria-hidden>
                Ctrl K
              </kbd>
            </button>
          )}
          {onHelp && <IconButton label="Aide sur cet écran" icon={<CircleHelpIcon size={20} />} onClick={onHelp} />}
          <Link href="/" className={styles.site}>
            <span className={onFind && styles.siteWord}>Voir le site</span>
            <ArrowUpRightIcon size={16} />
          </Link>
          {account ? (
            <Menu.Root
              trigger={
                <button
                  type="button"
                  aria-label={`${initialsOf(account.name)}, compte de ${account.name}`}
                  className={styles.account}
                >
                  <span className={styles.accountInitials}>{initialsOf(account.name)}</span>
                </button>
              }
            >
              <Menu.Link href={account.href} icon={<UserIcon size={18} />}>
                Mon profil
              </Menu.Link>
              <Menu.Item icon={<LogOutIcon size={18} />} onSelect={onLogout}>
                Se déconnecter
              </Menu.Item>
            </Menu.Root>
          ) : (
            <span className={styles.initials} aria-hidden>
              MN
            </span>
          )}
        </header>
        <main id="contenu" className={styles.content}>
          {/* On a phone the bar has no room for it. */}
          {note !== undefined && <div className={styles.noteBelow}>{note}</div>}
          {children}
        </main>
      </div>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        label="Menu"
        closeLabel="Fermer le menu"
        title={<Wordmark size="sm" />}
        className={styles.drawer}
      >
        <AdminNav
          currentPath={currentPath}
          hiddenPages={hiddenPages}
          extraPages={extraPages}
          counts={counts}
          onLogout={onLogout}
          onFollow={() => setOpen(false)}
        />
      </Drawer>
    </Office>
  );
}

/** Of the first two words: « Claire Morin » is « CM ». */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
