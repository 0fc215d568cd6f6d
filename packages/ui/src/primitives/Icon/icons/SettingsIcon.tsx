import { Settings } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function SettingsIcon(props: IconProps) {
  return <Icon shape={Settings} {...props} />;
}
