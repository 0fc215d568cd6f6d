import { userStatusLabel } from '@nuee/domain';
import { CircleMinus, CircleQuestionMark, Clock3 } from 'lucide';
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
  return (
    <StatusPill {...(looks.get(status) ?? unknown)} {...rest}>
      {userStatusLabel(status)}
    </StatusPill>
  );
}

type Looks = Pick<StatusPillProps, 'tone' | 'shape' | 'variant'>;

const looks: ReadonlyMap<string, Looks> = /* @__PURE__ */ new Map<string, Looks>([
  // Nearly all are: what is as it should be is quiet.
  ['active', { variant: 'outlined', tone: 'positive' }],
  ['inactive', { tone: 'neutral', shape: CircleMinus }],
  ['pending', { tone: 'caution', shape: Clock3 }],
]);

const unknown: Looks = { tone: 'neutral', shape: CircleQuestionMark };
