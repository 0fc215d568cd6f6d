import type { LucideIcon } from 'lucide-react';
import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in px. Default 20; 22 in the mobile header, 15 in pills. */
  size?: number;
}

/** A lucide shape as an icon of the house: thin, in the colour of the text, silent for assistive technology. */
export function Icon({ shape: Shape, size = 20, ...rest }: IconProps & { shape: LucideIcon }) {
  return <Shape size={size} strokeWidth={1.5} aria-hidden focusable={false} {...rest} />;
}
