import { Minus } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function MinusIcon(props: IconProps) {
  return <Icon shape={Minus} {...props} />;
}
