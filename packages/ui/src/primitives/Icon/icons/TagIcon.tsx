import { Tag } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function TagIcon(props: IconProps) {
  return <Icon shape={Tag} {...props} />;
}
