import { ShoppingCart } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CartIcon(props: IconProps) {
  return <Icon shape={ShoppingCart} {...props} />;
}
