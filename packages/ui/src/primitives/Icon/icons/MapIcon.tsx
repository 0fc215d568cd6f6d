import { Map as MapShape } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function MapIcon(props: IconProps) {
  return <Icon shape={MapShape} {...props} />;
}
