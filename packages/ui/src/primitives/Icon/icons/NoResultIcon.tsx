import { SearchX } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function NoResultIcon(props: IconProps) {
  return <Icon shape={SearchX} {...props} />;
}
