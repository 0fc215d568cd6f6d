import { ChevronRight } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ChevronRightIcon(props: IconProps) {
  return <Icon shape={ChevronRight} {...props} />;
}
