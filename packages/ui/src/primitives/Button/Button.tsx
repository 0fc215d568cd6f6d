import type { HTMLAttributes, MouseEvent, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { CheckIcon } from '../Icon/icons.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

// One interface for both elements, so that the docs page can list its props.
export interface ButtonProps extends Omit<HTMLAttributes<HTMLElement>, 'defaultValue' | 'defaultChecked'> {
  /** `primary` for the one main action of a view. Default `primary`. */
  variant?: 'primary' | 'secondary' | 'critical';
  /** 44, 52 or 60 px high. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** `full` takes the width of its container. Default `auto`. */
  width?: 'auto' | 'full';
  /** Its action is pending: it shows a spinner, stays focusable and ignores presses. */
  loading?: boolean;
  /** Its action has just succeeded: it shows a check on the positive background. */
  done?: boolean;
  /** Can't be pressed at all. */
  disabled?: boolean;
  /**
   * Where it leads. With it the part is a link that looks like a button, to which `loading`, `done`, `disabled`, `type`,
   * `name`, `value` and `form` don't apply.
   */
  href?: string;
  /** Where a link opens: `_blank` for a tab of its own. */
  target?: string;
  /** `submit` sends the form around it. Default `button`. */
  type?: 'button' | 'submit' | 'reset';
  /** Key of its `value` when it sends the form. */
  name?: string;
  /** What the form is sent with when this button sends it. */
  value?: string;
  /** Id of the form that it belongs to, when it is outside that form. */
  form?: string;
}

/**
 * A button that acts. Its text is a verb: « Ajouter au panier ».
 *
 * Use it for the main action; for a low-emphasis one, use `LinkButton`, for an icon alone `IconButton`.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  width = 'auto',
  loading = false,
  done = false,
  disabled = false,
  href,
  type = 'button',
  ref,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps &
  (
    | { href?: undefined; target?: undefined; ref?: Ref<HTMLButtonElement> }
    | { href: string; name?: undefined; value?: undefined; form?: undefined; ref?: Ref<HTMLAnchorElement> }
  )) {
  const looks = cx(styles.root({ variant, size, width }), className);
  if (href !== undefined) {
    return (
      <Link href={href} className={looks} onClick={onClick} ref={ref} {...rest}>
        {children}
      </Link>
    );
  }
  const finished = done && !loading;
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled}
      className={looks}
      data-loading={loading || undefined}
      data-done={finished || undefined}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignore : onClick}
      {...rest}
    >
      {/* Its own element: a browser that translates moves the text, and what comes beside it would find no place. */}
      <span className={styles.sign}>
        {loading && <Spinner size="sm" />}
        {finished && <CheckIcon size={16} />}
      </span>
      {children}
    </button>
  );
}

/** `disabled` would lose the focus; a press while loading must neither act nor submit the form. */
function ignore(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  event.stopPropagation();
}
