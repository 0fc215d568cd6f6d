import { PackageX } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function OutOfStockIcon(props: IconProps) {
  return <Icon shape={PackageX} {...props} />;
}
