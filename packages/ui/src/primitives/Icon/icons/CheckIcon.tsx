import { Check } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CheckIcon(props: IconProps) {
  return <Icon shape={Check} {...props} />;
}
