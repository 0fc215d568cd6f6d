import { Headphones } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function HeadsetIcon(props: IconProps) {
  return <Icon shape={Headphones} {...props} />;
}
