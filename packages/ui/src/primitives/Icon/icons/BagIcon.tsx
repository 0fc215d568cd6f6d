import { ShoppingBag } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function BagIcon(props: IconProps) {
  return <Icon shape={ShoppingBag} {...props} />;
}
