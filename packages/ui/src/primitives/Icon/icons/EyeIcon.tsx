import { Eye } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function EyeIcon(props: IconProps) {
  return <Icon shape={Eye} {...props} />;
}
