import { Headphones } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function HeadsetIcon(props: IconProps) {
  return <Icon shape={Headphones} {...props} />;
}
