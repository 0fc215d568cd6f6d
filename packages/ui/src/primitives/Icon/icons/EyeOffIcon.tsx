import { EyeOff } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function EyeOffIcon(props: IconProps) {
  return <Icon shape={EyeOff} {...props} />;
}
