import { TriangleAlert } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function WarningIcon(props: IconProps) {
  return <Icon shape={TriangleAlert} {...props} />;
}
