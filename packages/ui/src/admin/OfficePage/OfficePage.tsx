import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './OfficePage.css.ts';

export interface OfficePageProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** Whether it is there for nobody yet: it is drawn and laid out, so that showing it takes next to nothing. Default `false`. */
  ahead?: boolean;
}

/**
 * The place of a page in the shell of the back office. One that is `ahead` takes no place, and no eye, ear or key finds it.
 *
 * Use it around the page shown, and those that somebody may be about to go to; for parts below each other, take `Stack`.
 */
export function OfficePage({ ahead = false, className, ...rest }: OfficePageProps) {
  const place = useRef<HTMLDivElement>(null);
  // What is hidden is laid out for whoever asks where it stands, and else only when it is shown.
  useEffect(() => {
    if (ahead) place.current?.firstElementChild?.getBoundingClientRect();
  }, [ahead]);
  return (
    <div
      ref={place}
      aria-hidden={ahead || undefined}
      className={cx(styles.root, ahead && styles.ahead, className)}
      {...rest}
    />
  );
}
