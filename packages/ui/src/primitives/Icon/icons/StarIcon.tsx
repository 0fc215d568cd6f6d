import { Star } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function StarIcon(props: IconProps) {
  return <Icon shape={Star} {...props} />;
}
