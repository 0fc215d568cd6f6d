import { ArrowRight } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ArrowRightIcon(props: IconProps) {
  return <Icon shape={ArrowRight} {...props} />;
}
