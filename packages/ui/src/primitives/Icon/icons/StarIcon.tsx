import { Star } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function StarIcon(props: IconProps) {
  return <Icon shape={Star} {...props} />;
}
