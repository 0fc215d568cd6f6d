import { Settings } from 'lucide-react';
import { Icon, type IconProps } from '../Icon.tsx';

export function SettingsIcon(props: IconProps) {
  return <Icon shape={Settings} {...props} />;
}
