import { ArrowUpRight } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ArrowUpRightIcon(props: IconProps) {
  return <Icon shape={ArrowUpRight} {...props} />;
}
