import { Printer } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function PrintIcon(props: IconProps) {
  return <Icon shape={Printer} {...props} />;
}
