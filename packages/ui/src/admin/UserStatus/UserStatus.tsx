import { userStatusLabel } from '@nuee/domain';
import { CircleCheck, CircleMinus, CircleQuestionMark, Clock3, type IconNode } from 'lucide';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface UserStatusProps extends Omit<StatusPillProps, 'tone' | 'shape' | 'variant' | 'children'> {
  /** `active`, `inactive` or `pending`; any other text shows « Inconnu » (specification, section 4). */
  status: string;
}

/**
 * The status of a user's account.
 *
 * Use it for a user's account; for an order, use `OrderStatus`.
 */
export function UserStatus({ status, ...rest }: UserStatusProps) {
  const { tone, shape } = looks.get(status) ?? unknown;
  return (
    <StatusPill tone={tone} shape={shape} {...rest}>
      {userStatusLabel(status)}
    </StatusPill>
  );
}

interface Looks {
  tone: StatusPillProps['tone'];
  shape: IconNode;
}

const looks: ReadonlyMap<string, Looks> = /* @__PURE__ */ new Map<string, Looks>([
  ['active', { tone: 'positive', shape: CircleCheck }],
  ['inactive', { tone: 'neutral', shape: CircleMinus }],
  ['pending', { tone: 'caution', shape: Clock3 }],
]);

const unknown: Looks = { tone: 'neutral', shape: CircleQuestionMark };
