import { X } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CloseIcon(props: IconProps) {
  return <Icon shape={X} {...props} />;
}
