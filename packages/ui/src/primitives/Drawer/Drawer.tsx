import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { type ModalDialogProps, useModalDialog } from '../../internal/useModalDialog.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends Omit<ModalDialogProps, 'title'> {
  /** Whether it is shown. On the server and in the first render it is always closed. */
  open: boolean;
  /** Called with `false` when the close button, Escape or a press outside asks to close it. */
  onOpenChange: (open: boolean) => void;
  /** Its accessible name. */
  label: string;
  /** The content at the top, beside the close button: a title or the wordmark. */
  title: ReactNode;
  /** Name of the close button: « Fermer le menu ». */
  closeLabel: string;
  /** The edge that it comes from. Default `left`. */
  side?: 'left' | 'right';
  /** Stays visible at the bottom while the content scrolls. */
  foot?: ReactNode;
}

/**
 * A panel that comes in from the side, over the page, which can't be reached while it is open.
 *
 * Use it for menus and filters on small windows; for a question, use `Dialog`.
 */
export function Drawer({
  open,
  onOpenChange,
  label,
  title,
  closeLabel,
  side = 'left',
  foot,
  className,
  children,
  ...rest
}: DrawerProps) {
  const modal = useModalDialog({ open, onOpenChange, dismissible: true }, rest);
  return (
    <dialog {...modal} aria-label={label} className={cx(styles.root({ side }), className)}>
      <div className={styles.frame}>
        <div className={styles.head}>
          {title}
          <IconButton
            label={closeLabel}
            icon={<CloseIcon size={22} />}
            className={styles.close}
            onClick={() => onOpenChange(false)}
          />
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
