import { ReceiptEuro } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function ReceiptIcon(props: IconProps) {
  return <Icon shape={ReceiptEuro} {...props} />;
}
