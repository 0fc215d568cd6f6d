import { Menu } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function MenuIcon(props: IconProps) {
  return <Icon shape={Menu} {...props} />;
}
