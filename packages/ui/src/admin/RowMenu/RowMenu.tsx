import type { ReactNode } from 'react';
import { MoreIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import * as styles from './RowMenu.css.ts';

// Made once: a long list has one in each row.
const dots = <MoreIcon size={18} className={styles.icon} />;

export interface RowMenuProps {
  /** What the row is about: the number of an order, a name. */
  subject: string;
  /** Parts of a `Menu`. */
  children: ReactNode;
}

/**
 * The actions of a row, always in sight behind three dots.
 *
 * Use it in the last cell of a row; for a button of the page with a menu, use `Menu`.
 */
export function RowMenu({ subject, children }: RowMenuProps) {
  return (
    <Menu.Root trigger={<IconButton className={styles.trigger} label={`Actions pour ${subject}`} icon={dots} />}>
      {children}
    </Menu.Root>
  );
}
