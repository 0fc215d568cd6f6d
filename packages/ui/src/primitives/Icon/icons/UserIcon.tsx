import { User } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function UserIcon(props: IconProps) {
  return <Icon shape={User} {...props} />;
}
