import { RotateCcw } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ResetIcon(props: IconProps) {
  return <Icon shape={RotateCcw} {...props} />;
}
