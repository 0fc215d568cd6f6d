import { CircleAlert } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CircleAlertIcon(props: IconProps) {
  return <Icon shape={CircleAlert} {...props} />;
}
