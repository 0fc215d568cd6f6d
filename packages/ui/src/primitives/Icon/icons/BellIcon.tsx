import { Bell } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function BellIcon(props: IconProps) {
  return <Icon shape={Bell} {...props} />;
}
