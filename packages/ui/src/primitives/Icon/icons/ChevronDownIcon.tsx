import { ChevronDown } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function ChevronDownIcon(props: IconProps) {
  return <Icon shape={ChevronDown} {...props} />;
}
