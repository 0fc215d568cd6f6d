import { Info } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function InfoIcon(props: IconProps) {
  return <Icon shape={Info} {...props} />;
}
