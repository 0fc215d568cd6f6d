import { ChevronRight } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function ChevronRightIcon(props: IconProps) {
  return <Icon shape={ChevronRight} {...props} />;
}
