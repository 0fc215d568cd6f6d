import { createPortal } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useTopDialog } from '../../internal/useTopDialog.ts';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, CircleAlertIcon, CloseIcon, InfoIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toaster.css.ts';

export interface ToastMessage {
  /** Unique among the shown messages. */
  id: string;
  /** `critical` interrupts assistive technology, the others wait for a pause. */
  tone: 'positive' | 'critical' | 'info';
  /** What happened. */
  title: string;
  /** More about it, in one sentence. */
  description?: string | undefined;
  /** An action that undoes what happened, and removes the message. */
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface ToasterProps extends Omit<PartProps<'section'>, 'children'> {
  /** The messages to show, oldest first. The app decides how long they stay. */
  toasts: readonly ToastMessage[];
  /** Called with the id of the message whose close button was pressed. */
  onDismiss: (id: string) => void;
  /**
   * Where they appear: at the `top`, below the header, where a page has nothing to press, but on phones, where its title
   * is, at the bottom; or at the `bottom` of the window. Default `bottom`.
   */
  place?: 'top' | 'bottom';
}

/**
 * Short messages at the right of the window (over its whole width on phones), and at its top while a dialog is open,
 * whose buttons are below. Render it always, and once per page: assistive technology announces only what enters an
 * existing live region.
 *
 * Use it for what has no place on the page; for what has to stay, use `Notice`, for an error of a field `Field`.
 */
export function Toaster({ toasts, onDismiss, place = 'bottom', className, ...rest }: ToasterProps) {
  const shown = (critical: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'critical') === critical)
      .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />);
  const dialog = useTopDialog(toasts);
  const region = (
    <section
      aria-label="Notifications"
      data-over-dialog={dialog !== null || undefined}
      className={cx(styles.root({ place }), className)}
      {...rest}
    >
      <div role="alert" className={styles.region}>
        {shown(true)}
      </div>
      <div role="status" className={styles.region}>
        {shown(false)}
      </div>
    </section>
  );
  return dialog === null ? region : createPortal(region, dialog);
}

const icons = { positive: CheckIcon, critical: CircleAlertIcon, info: InfoIcon } as const;

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: ToasterProps['onDismiss'] }) {
  const Icon = icons[toast.tone];
  return (
    <div className={styles.toast}>
      <span className={styles.mark[toast.tone]}>
        <Icon size={16} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description !== undefined && <p className={styles.description}>{toast.description}</p>}
      </div>
      {toast.action && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onDismiss(toast.id);
            toast.action?.onSelect();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton
        label="Fermer la notification"
        icon={<CloseIcon size={18} />}
        className={styles.close}
        onClick={() => onDismiss(toast.id)}
      />
    </div>
  );
}
