import { Plus } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function PlusIcon(props: IconProps) {
  return <Icon shape={Plus} {...props} />;
}
