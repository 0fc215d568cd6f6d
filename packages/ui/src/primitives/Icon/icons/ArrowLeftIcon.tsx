import { ArrowLeft } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function ArrowLeftIcon(props: IconProps) {
  return <Icon shape={ArrowLeft} {...props} />;
}
