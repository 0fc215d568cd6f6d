import { ChevronDown } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ChevronDownIcon(props: IconProps) {
  return <Icon shape={ChevronDown} {...props} />;
}
