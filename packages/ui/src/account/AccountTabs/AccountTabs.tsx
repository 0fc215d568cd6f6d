import { type AccountTab, accountPath, accountTabLabel } from '@nuee/domain';
import { type ComponentType, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { CurrentMark } from '../../commerce/CurrentMark/CurrentMark.tsx';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import type { IconProps } from '../../primitives/Icon/Icon.tsx';
import {
  BellIcon,
  CardIcon,
  FileIcon,
  HeartIcon,
  MapPinIcon,
  MessageIcon,
  ParcelIcon,
  UserIcon,
} from '../../primitives/Icon/icons.tsx';
import * as styles from './AccountTabs.css.ts';

/** The form for a new ticket belongs to the support tab. */
type ShownTab = Exclude<AccountTab, 'support-new'>;

const tabs: readonly { tab: ShownTab; Icon: ComponentType<IconProps> }[] = [
  { tab: 'orders', Icon: ParcelIcon },
  { tab: 'profile', Icon: UserIcon },
  { tab: 'address', Icon: MapPinIcon },
  { tab: 'payment', Icon: CardIcon },
  { tab: 'favorites', Icon: HeartIcon },
  { tab: 'support', Icon: MessageIcon },
  { tab: 'notifications', Icon: BellIcon },
  { tab: 'invoices', Icon: FileIcon },
];

const shownTab = (tab: AccountTab): ShownTab => (tab === 'support-new' ? 'support' : tab);

/** Id of the tab that names the panel. */
export const accountTabId = (panelId: string, tab: AccountTab): string => `${panelId}-${shownTab(tab)}`;

export interface AccountTabsProps extends Omit<PartProps<'div'>, 'children'> {
  /** The current tab. */
  value: AccountTab;
  /** The number of unread notifications; 0 shows no badge. */
  unreadCount: number;
  /** Id of the panel that the tabs change. */
  panelId: string;
}

/**
 * The tabs of the account, each of them a link to its own address: in a column from 1024 px, in a row that scrolls on
 * narrower windows. Arrows, Home and End move the focus; Enter or Space opens.
 *
 * Use it inside `AccountFrame` only; for content that unfolds in place, use `Accordion`.
 */
export function AccountTabs({ value, unreadCount, panelId, className, ...rest }: AccountTabsProps) {
  const current = shownTab(value);
  const list = useRef<HTMLDivElement>(null);
  // On a phone the current tab may be scrolled out of view; it is scrolled into view before the first paint, so that
  // nothing jumps.
  useLayoutEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const [first, shown] = [all[0], all[tabs.findIndex(({ tab }) => tab === current)]];
    if (first && shown) list.current?.scrollTo({ left: shown.offsetLeft - first.offsetLeft, behavior: 'instant' });
  }, [current]);

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Mon compte"
      className={cx(styles.root, className)}
      onKeyDown={moveFocus}
      {...rest}
    >
      {tabs.map(({ tab, Icon }) => {
        const id = accountTabId(panelId, tab);
        const unread = tab === 'notifications' && unreadCount > 0;
        return (
          <Link
            key={tab}
            id={id}
            role="tab"
            href={accountPath(tab)}
            aria-selected={tab === current}
            aria-controls={panelId}
            aria-describedby={unread ? `${id}-unread` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={styles.tab}
          >
            <Icon size={18} className={styles.icon} />
            {accountTabLabel(tab)}
            {unread && (
              <>
                <CountBadge count={unreadCount} aria-hidden className={styles.badge} />
                <span id={`${id}-unread`} hidden>
                  {unreadCount === 1 ? '1 non lue' : `${unreadCount} non lues`}
                </span>
              </>
            )}
            {tab === current && <CurrentMark className={styles.mark} />}
          </Link>
        );
      })}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const from = all.findIndex((tab) => tab.matches(':focus'));
  if (event.key === ' ') {
    event.preventDefault();
    all[from]?.click();
    return;
  }
  const step = steps[event.key];
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : from + step;
  if (to === undefined) return;
  event.preventDefault();
  all.at(to % all.length)?.focus();
}
