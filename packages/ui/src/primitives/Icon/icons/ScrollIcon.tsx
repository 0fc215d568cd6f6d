import { ScrollText } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ScrollIcon(props: IconProps) {
  return <Icon shape={ScrollText} {...props} />;
}
