import { Ellipsis } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function MoreIcon(props: IconProps) {
  return <Icon shape={Ellipsis} {...props} />;
}
