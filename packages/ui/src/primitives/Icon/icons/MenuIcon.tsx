import { Menu } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function MenuIcon(props: IconProps) {
  return <Icon shape={Menu} {...props} />;
}
