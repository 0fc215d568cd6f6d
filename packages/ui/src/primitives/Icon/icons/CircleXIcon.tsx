import { CircleX } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CircleXIcon(props: IconProps) {
  return <Icon shape={CircleX} {...props} />;
}
