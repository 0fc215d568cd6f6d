import { Heart } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function HeartIcon(props: IconProps) {
  return <Icon shape={Heart} {...props} />;
}
