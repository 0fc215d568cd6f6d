import { Leaf } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function LeafIcon(props: IconProps) {
  return <Icon shape={Leaf} {...props} />;
}
