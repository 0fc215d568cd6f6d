import { Search } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function SearchIcon(props: IconProps) {
  return <Icon shape={Search} {...props} />;
}
