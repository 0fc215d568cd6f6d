import { MessageCircle } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function MessageIcon(props: IconProps) {
  return <Icon shape={MessageCircle} {...props} />;
}
