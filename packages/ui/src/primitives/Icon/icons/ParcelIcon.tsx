import { Package } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ParcelIcon(props: IconProps) {
  return <Icon shape={Package} {...props} />;
}
