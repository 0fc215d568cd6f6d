import { CircleAlert } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function CircleAlertIcon(props: IconProps) {
  return <Icon shape={CircleAlert} {...props} />;
}
