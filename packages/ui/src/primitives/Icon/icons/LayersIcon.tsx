import { Layers } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function LayersIcon(props: IconProps) {
  return <Icon shape={Layers} {...props} />;
}
