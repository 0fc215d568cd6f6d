import { HandHeart } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function HandHeartIcon(props: IconProps) {
  return <Icon shape={HandHeart} {...props} />;
}
