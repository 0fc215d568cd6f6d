import { CreditCard } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CardIcon(props: IconProps) {
  return <Icon shape={CreditCard} {...props} />;
}
