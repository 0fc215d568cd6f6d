import { Phone } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function PhoneIcon(props: IconProps) {
  return <Icon shape={Phone} {...props} />;
}
