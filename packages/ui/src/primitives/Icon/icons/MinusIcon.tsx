import { Minus } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function MinusIcon(props: IconProps) {
  return <Icon shape={Minus} {...props} />;
}
