import { Truck } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function TruckIcon(props: IconProps) {
  return <Icon shape={Truck} {...props} />;
}
