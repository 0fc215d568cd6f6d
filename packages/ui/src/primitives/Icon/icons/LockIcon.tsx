import { Lock } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function LockIcon(props: IconProps) {
  return <Icon shape={Lock} {...props} />;
}
