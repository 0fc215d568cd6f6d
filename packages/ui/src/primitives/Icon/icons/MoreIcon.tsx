import { Ellipsis } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function MoreIcon(props: IconProps) {
  return <Icon shape={Ellipsis} {...props} />;
}
