import { Clock3 } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ClockIcon(props: IconProps) {
  return <Icon shape={Clock3} {...props} />;
}
