import { PackageOpen } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function PackageIcon(props: IconProps) {
  return <Icon shape={PackageOpen} {...props} />;
}
