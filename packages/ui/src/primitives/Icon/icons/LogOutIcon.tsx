import { LogOut } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function LogOutIcon(props: IconProps) {
  return <Icon shape={LogOut} {...props} />;
}
