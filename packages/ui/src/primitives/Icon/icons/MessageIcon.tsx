import { MessageCircle } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function MessageIcon(props: IconProps) {
  return <Icon shape={MessageCircle} {...props} />;
}
