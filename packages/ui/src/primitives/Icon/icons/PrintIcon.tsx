import { Printer } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function PrintIcon(props: IconProps) {
  return <Icon shape={Printer} {...props} />;
}
