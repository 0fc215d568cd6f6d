import { type AccountTab, accountTabLabel } from '@nuee/domain';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { EmailText } from '../../internal/EmailText.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LogOutIcon } from '../../primitives/Icon/icons.tsx';
import { AccountTabs, accountTabId } from '../AccountTabs/AccountTabs.tsx';
import * as styles from './AccountFrame.css.ts';

export interface AccountFrameProps extends Omit<PartProps<'div'>, 'children'> {
  /** The customer's name. */
  name: string;
  /** The customer's e-mail address. */
  email: string;
  /** The current tab, which gives the screen its title. */
  tab: AccountTab;
  /** Identifies the screen, for a tab with more than one: the id of a ticket. */
  screen?: string | undefined;
  /** How many notifications are unread. */
  unreadCount: number;
  /** Called by « Se déconnecter ». */
  onLogout: () => void;
  /** The main action of this screen, at the right of the title. */
  action?: ReactNode;
  /** The content of the tab. */
  children: ReactNode;
}

/**
 * The customer's account: name and e-mail, the tabs, the logout, and the current panel.
 *
 * Use it around every tab of the account; around a page of text, use `ContentPage`.
 */
export function AccountFrame({
  name,
  email,
  tab,
  screen,
  unreadCount,
  onLogout,
  action,
  children,
  className,
  ...rest
}: AccountFrameProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef({ tab, screen });
  // A link inside the panel disappears with its screen and loses the focus: the new screen takes it.
  useEffect(() => {
    const changed = tab !== shown.current.tab || screen !== shown.current.screen;
    if (changed && document.activeElement === document.body) panel.current?.focus();
    shown.current = { tab, screen };
  }, [tab, screen]);

  return (
    <Container className={cx(styles.root, className)} {...rest}>
      <div className={styles.person}>
        <p className={styles.name}>{name}</p>
        <p className={styles.email}>
          <EmailText email={email} />
        </p>
      </div>
      <AccountTabs value={tab} unreadCount={unreadCount} panelId={panelId} className={styles.tabs} />
      <button type="button" aria-label="Se déconnecter" onClick={onLogout} className={styles.logout}>
        <LogOutIcon size={18} />
        <span className={styles.logoutText}>Se déconnecter</span>
      </button>
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={accountTabId(panelId, tab)}
        className={styles.panel}
      >
        <div className={styles.title}>
          <Heading level={1}>{accountTabLabel(tab)}</Heading>
          {action}
        </div>
        {children}
      </div>
    </Container>
  );
}
