import { PencilLine } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function DraftIcon(props: IconProps) {
  return <Icon shape={PencilLine} {...props} />;
}
