import { Users } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function UsersIcon(props: IconProps) {
  return <Icon shape={Users} {...props} />;
}
