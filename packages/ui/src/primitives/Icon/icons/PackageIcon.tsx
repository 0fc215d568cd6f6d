import { PackageOpen } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function PackageIcon(props: IconProps) {
  return <Icon shape={PackageOpen} {...props} />;
}
