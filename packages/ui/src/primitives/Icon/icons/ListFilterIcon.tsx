import { ListFilter } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function ListFilterIcon(props: IconProps) {
  return <Icon shape={ListFilter} {...props} />;
}
