import { ReceiptEuro } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ReceiptIcon(props: IconProps) {
  return <Icon shape={ReceiptEuro} {...props} />;
}
