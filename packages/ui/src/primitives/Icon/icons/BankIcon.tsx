import { Landmark } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function BankIcon(props: IconProps) {
  return <Icon shape={Landmark} {...props} />;
}
