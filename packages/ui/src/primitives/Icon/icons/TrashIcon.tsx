import { Trash2 } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function TrashIcon(props: IconProps) {
  return <Icon shape={Trash2} {...props} />;
}
