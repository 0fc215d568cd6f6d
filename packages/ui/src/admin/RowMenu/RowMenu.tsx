import type { ReactNode } from 'react';
import { MoreIcon } from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import * as styles from './RowMenu.css.ts';

// Created once, because a long list has one in each row.
const dots = <MoreIcon size={18} className={styles.icon} />;

export interface RowMenuProps {
  /** The subject of the row: the number of an order, a name. */
  subject: string;
  /** Parts of a `Menu`. */
  children: ReactNode;
}

/**
 * The actions of a row, behind three dots that are always visible.
 *
 * Use it in the last cell of a row; for a menu that belongs to the page, use `Menu`.
 */
export function RowMenu({ subject, children }: RowMenuProps) {
  return (
    <Menu.Root trigger={<IconButton className={styles.trigger} label={`Actions pour ${subject}`} icon={dots} />}>
      {children}
    </Menu.Root>
  );
}
