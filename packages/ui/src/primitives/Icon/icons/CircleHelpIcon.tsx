import { CircleQuestionMark } from 'lucide';
import { Icon, type IconProps } from '../Icon.tsx';

export function CircleHelpIcon(props: IconProps) {
  return <Icon shape={CircleQuestionMark} {...props} />;
}
