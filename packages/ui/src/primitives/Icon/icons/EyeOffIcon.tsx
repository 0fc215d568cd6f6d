import { EyeOff } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function EyeOffIcon(props: IconProps) {
  return <Icon shape={EyeOff} {...props} />;
}
