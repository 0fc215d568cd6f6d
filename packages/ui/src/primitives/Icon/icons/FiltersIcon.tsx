import { SlidersHorizontal } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function FiltersIcon(props: IconProps) {
  return <Icon shape={SlidersHorizontal} {...props} />;
}
