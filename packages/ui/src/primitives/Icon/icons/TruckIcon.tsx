import { Truck } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function TruckIcon(props: IconProps) {
  return <Icon shape={Truck} {...props} />;
}
