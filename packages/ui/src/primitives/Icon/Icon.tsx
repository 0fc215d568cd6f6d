import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in px. Default 20; 22 in the mobile header, 15 in pills. */
  size?: number;
}

/** A Lucide shape in the shop's style: thin, in the colour of the text, hidden from assistive technology. */
export function Icon({ shape, size = 20, className, ...rest }: IconProps & { shape: IconNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      aria-hidden
      className={cx(styles.root, className)}
      {...rest}
    >
      {shape.map(([element, attributes], place) => createElement(element, { key: place, ...attributes }))}
    </svg>
  );
}
