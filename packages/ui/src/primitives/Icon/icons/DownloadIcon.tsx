import { Download } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function DownloadIcon(props: IconProps) {
  return <Icon shape={Download} {...props} />;
}
