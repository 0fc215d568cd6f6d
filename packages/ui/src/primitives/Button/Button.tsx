import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link, type LinkProps } from '../../internal/LinkContext.tsx';
import { CheckIcon } from '../Icon/icons.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

interface ButtonLooks {
  /** `primary` for the one main action of a view. Default `primary`. */
  variant?: 'primary' | 'secondary' | 'danger';
  /** 44, 52 or 60 px high. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** `full` takes the width of the place it stands in. Default `auto`. */
  width?: 'auto' | 'full';
  children: ReactNode;
}

interface PressProps extends ButtonLooks, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  href?: never;
  /** Something is under way: shows a spinner, stays focusable, ignores presses. */
  loading?: boolean;
  /** It has just succeeded: shows a check on the positive ground. */
  done?: boolean;
}

interface FollowProps extends ButtonLooks, Omit<LinkProps, 'children'> {
  /** Where it leads: with it a link is rendered that looks like a button. */
  href: string;
  loading?: never;
  done?: never;
}

export type ButtonProps = PressProps | FollowProps;

/** What a person presses to act. Its text is a verb: « Ajouter au panier ». */
export function Button({ variant = 'primary', size = 'md', width = 'auto', ...props }: ButtonProps) {
  const className = cx(styles.root({ variant, size, width }), props.className);
  return props.href === undefined ? (
    <PressButton {...props} className={className} />
  ) : (
    <Link {...props} className={className} />
  );
}

function PressButton({ loading = false, done = false, type = 'button', onClick, children, ...rest }: PressProps) {
  // `disabled` would drop the focus; a press must neither act nor submit the form.
  const ignore = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type={type}
      data-loading={loading || undefined}
      data-done={(done && !loading) || undefined}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignore : onClick}
      {...rest}
    >
      {loading && <Spinner size="sm" />}
      {done && !loading && <CheckIcon size={16} />}
      {children}
    </button>
  );
}
