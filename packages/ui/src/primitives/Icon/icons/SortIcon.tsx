import { ChevronsUpDown } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function SortIcon(props: IconProps) {
  return <Icon shape={ChevronsUpDown} {...props} />;
}
