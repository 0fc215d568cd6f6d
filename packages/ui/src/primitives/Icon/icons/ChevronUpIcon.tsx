import { ChevronUp } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ChevronUpIcon(props: IconProps) {
  return <Icon shape={ChevronUp} {...props} />;
}
