import { Search } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function SearchIcon(props: IconProps) {
  return <Icon shape={Search} {...props} />;
}
