import { CircleCheck } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function CircleCheckIcon(props: IconProps) {
  return <Icon shape={CircleCheck} {...props} />;
}
