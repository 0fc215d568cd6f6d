import { FileText } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function FileIcon(props: IconProps) {
  return <Icon shape={FileText} {...props} />;
}
