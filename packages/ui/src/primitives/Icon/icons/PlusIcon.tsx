import { Plus } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function PlusIcon(props: IconProps) {
  return <Icon shape={Plus} {...props} />;
}
