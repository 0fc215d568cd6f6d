import { CircleCheck } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CircleCheckIcon(props: IconProps) {
  return <Icon shape={CircleCheck} {...props} />;
}
