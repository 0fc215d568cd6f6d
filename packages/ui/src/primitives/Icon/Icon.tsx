import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in px. Default 20; 22 in the mobile header, 15 in pills. */
  size?: number;
}

/** Turns a lucide shape into an icon of the house: thin, in the colour of the text, silent for assistive technology. */
export function createIcon(Shape: LucideIcon) {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return <Shape size={size} strokeWidth={1.5} aria-hidden focusable={false} {...rest} />;
  };
}
