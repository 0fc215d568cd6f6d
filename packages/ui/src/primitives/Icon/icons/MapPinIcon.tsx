import { MapPin } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function MapPinIcon(props: IconProps) {
  return <Icon shape={MapPin} {...props} />;
}
