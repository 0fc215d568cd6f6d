import { Download } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function DownloadIcon(props: IconProps) {
  return <Icon shape={Download} {...props} />;
}
