import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { ChevronRightIcon, LogOutIcon, ParcelIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type AdminPage, isCurrentPage, shownSections } from '../adminPages.ts';
import * as styles from './AdminNav.css.ts';

export interface NavCount {
  count: number;
  /** « 3 en attente ». */
  description: string;
}

export interface AdminNavProps extends Omit<PartProps<'nav'>, 'children'> {
  /** Path of the page shown: `/admin/commandes`. */
  currentPath: string;
  /** Addresses to leave out because the user may not open them. Default none. */
  hiddenPages?: readonly string[] | undefined;
  /** Addresses of the additional pages of a live shop: `/admin/support`. Default none. */
  extraPages?: readonly string[] | undefined;
  /** What is waiting at an address: the number, and what it counts, in words. Default nothing. */
  counts?: Readonly<Record<string, NavCount>> | undefined;
  /** Called to log out. */
  onLogout: () => void;
  /** Called when a link was followed, so that a drawer can close. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * The side navigation of the back office: words and icons, and from 1024 to 1279 px icons only, with their words on
 * hover.
 *
 * Use it inside `AdminShell` only; for the menu of the storefront, use `NavMenu`.
 */
export function AdminNav({
  currentPath,
  hiddenPages = [],
  extraPages = [],
  counts = {},
  onLogout,
  onFollow,
  className,
  ...rest
}: AdminNavProps) {
  return (
    <nav aria-label="Administration" className={cx(styles.root, className)} {...rest}>
      <ul className={styles.list}>
        {shownSections({ hiddenPages, extraPages }).map(({ href, label, Icon, pages }) => (
          <li key={href}>
            {pages ? (
              <Submenu label={label} pages={pages} currentPath={currentPath} onFollow={onFollow} />
            ) : (
              <Entry
                href={href}
                label={label}
                icon={<Icon size={18} />}
                isCurrent={isCurrentPage(href, currentPath)}
                waiting={counts[href]}
                onFollow={onFollow}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <button type="button" className={styles.entry} onClick={onLogout}>
          <LogOutIcon size={18} />
          <span className={styles.text}>Se déconnecter</span>
        </button>
      </div>
    </nav>
  );
}

interface EntryProps {
  href: string;
  label: string;
  icon: ReactNode;
  isCurrent: boolean;
  waiting: NavCount | undefined;
  onFollow: AdminNavProps['onFollow'];
}

/** The waiting count is its description, so that its name stays that of the page. */
function Entry({ href, label, icon, isCurrent, waiting, onFollow }: EntryProps) {
  const id = useId();
  const isWaiting = waiting !== undefined && waiting.count > 0;
  return (
    <>
      <Link
        href={href}
        className={styles.entry}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={isWaiting ? id : undefined}
        onClick={onFollow}
      >
        {icon}
        <span className={styles.text}>{label}</span>
        {isWaiting && <CountBadge count={waiting.count} aria-hidden className={styles.count} />}
      </Link>
      {isWaiting && <VisuallyHidden id={id}>{waiting.description}</VisuallyHidden>}
    </>
  );
}

interface SubmenuProps {
  label: string;
  pages: readonly AdminPage[];
  currentPath: string;
  onFollow: AdminNavProps['onFollow'];
}

/** Unfolds below its button; on the rail, where there is no room below, it opens as a menu at the side. */
function Submenu({ label, pages, currentPath, onFollow }: SubmenuProps) {
  const holdsCurrent = pages.some(({ href }) => isCurrentPage(href, currentPath));
  const [chosen, setChosen] = useState<boolean>();
  const [seenPath, setSeenPath] = useState(currentPath);
  // On each page the submenu that contains it is unfolded initially.
  if (seenPath !== currentPath) {
    setSeenPath(currentPath);
    setChosen(undefined);
  }
  const open = chosen ?? holdsCurrent;
  return (
    <>
      <div className={styles.unfolding}>
        <button type="button" className={styles.entry} aria-expanded={open} onClick={() => setChosen(!open)}>
          <ParcelIcon size={18} />
          <span className={styles.text}>{label}</span>
          <ChevronRightIcon size={16} className={styles.mark} />
        </button>
        {open && (
          <ul className={styles.pages}>
            {pages.map(({ href, label: text }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={styles.page}
                  aria-current={isCurrentPage(href, currentPath) ? 'page' : undefined}
                  onClick={onFollow}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.flyout}>
        <Menu.Root
          side="right"
          align="start"
          trigger={
            <button type="button" className={styles.entry} aria-current={holdsCurrent || undefined}>
              <ParcelIcon size={18} />
              <span className={styles.text}>{label}</span>
            </button>
          }
        >
          {pages.map(({ href, label: text }) => (
            <Menu.Link key={href} href={href}>
              {text}
            </Menu.Link>
          ))}
        </Menu.Root>
      </div>
    </>
  );
}
