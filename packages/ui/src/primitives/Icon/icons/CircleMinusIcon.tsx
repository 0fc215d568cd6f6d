import { CircleMinus } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CircleMinusIcon(props: IconProps) {
  return <Icon shape={CircleMinus} {...props} />;
}
