import { PackageX } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function OutOfStockIcon(props: IconProps) {
  return <Icon shape={PackageX} {...props} />;
}
