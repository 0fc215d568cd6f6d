import { Wallet } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function WalletIcon(props: IconProps) {
  return <Icon shape={Wallet} {...props} />;
}
