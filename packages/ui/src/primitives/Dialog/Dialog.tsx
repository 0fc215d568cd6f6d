import { createContext, use, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { type ModalDialogProps, useModalDialog } from '../../internal/useModalDialog.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Dialog.css.ts';

const TitleId = createContext<string | undefined>(undefined);

export interface DialogRootProps extends ModalDialogProps {
  /** Whether it is shown. On the server and in the first render it is always closed. */
  open: boolean;
  /** Called with `false` when Escape or a press outside asks to close it. */
  onOpenChange?: (open: boolean) => void;
  /** Its accessible name, if there is no `Dialog.Title`. */
  label?: string;
  /** `false`: neither Escape nor a press outside closes it. Default `true`. */
  dismissible?: boolean;
  /** At most 420, 544 or 672 px wide. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
}

/** The dialog itself: holds the parts. */
export function DialogRoot({
  open,
  onOpenChange,
  label,
  dismissible = true,
  size = 'md',
  className,
  children,
  ...rest
}: DialogRootProps) {
  const modal = useModalDialog({ open, onOpenChange, dismissible }, rest);
  const titleId = useId();
  return (
    <dialog
      {...modal}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
      className={cx(styles.root({ size }), className)}
    >
      <TitleId value={titleId}>
        <div className={styles.frame}>{children}</div>
      </TitleId>
    </dialog>
  );
}

export interface DialogPartProps extends PartProps<'div'> {}

/** Its title, which also names it. */
export function DialogTitle({ className, children, ...rest }: DialogPartProps) {
  return (
    <div className={cx(styles.head, className)} {...rest}>
      <Heading level={2} size="h3" id={use(TitleId)}>
        {children}
      </Heading>
    </div>
  );
}

/** Its content: the part that scrolls when the dialog is higher than the window. */
export function DialogBody({ className, ...rest }: DialogPartProps) {
  return <div className={cx(styles.body, className)} {...rest} />;
}

/** Its actions. */
export function DialogFoot({ className, ...rest }: DialogPartProps) {
  return <div className={cx(styles.foot, className)} {...rest} />;
}

/** What its actions will do, above them in the `Foot`: in sight wherever the body is scrolled to. */
export function DialogNote({ className, ...rest }: DialogPartProps) {
  return <div className={cx(styles.note, className)} {...rest} />;
}

/**
 * A question or a form over the page, which can't be reached while it is open. Made of `Root`, `Title`, `Body` and
 * `Foot`.
 *
 * Use it for a question or a short form; for a menu or filters, use `Drawer`, to confirm a deletion
 * `ConfirmDialog`.
 */
export const Dialog = { Root: DialogRoot, Title: DialogTitle, Body: DialogBody, Foot: DialogFoot };
