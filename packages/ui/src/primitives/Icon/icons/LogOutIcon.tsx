import { LogOut } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function LogOutIcon(props: IconProps) {
  return <Icon shape={LogOut} {...props} />;
}
