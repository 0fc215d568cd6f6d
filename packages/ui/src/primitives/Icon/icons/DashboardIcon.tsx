import { LayoutDashboard } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function DashboardIcon(props: IconProps) {
  return <Icon shape={LayoutDashboard} {...props} />;
}
