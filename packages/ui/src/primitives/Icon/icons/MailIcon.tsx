import { Mail } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function MailIcon(props: IconProps) {
  return <Icon shape={Mail} {...props} />;
}
