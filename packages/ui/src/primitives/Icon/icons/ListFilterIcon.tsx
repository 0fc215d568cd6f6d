import { ListFilter } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ListFilterIcon(props: IconProps) {
  return <Icon shape={ListFilter} {...props} />;
}
