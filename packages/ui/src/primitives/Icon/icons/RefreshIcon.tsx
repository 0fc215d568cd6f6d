import { RefreshCw } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function RefreshIcon(props: IconProps) {
  return <Icon shape={RefreshCw} {...props} />;
}
