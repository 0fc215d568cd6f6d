import { KeyRound } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function KeyIcon(props: IconProps) {
  return <Icon shape={KeyRound} {...props} />;
}
