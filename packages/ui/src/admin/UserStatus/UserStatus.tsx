import { userStatusLabel } from '@nuee/domain';
import type { ComponentType } from 'react';
import { CircleCheckIcon, CircleHelpIcon, CircleMinusIcon, ClockIcon } from '../../primitives/Icon/icons.tsx';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface UserStatusProps extends Omit<StatusPillProps, 'tone' | 'icon' | 'variant' | 'children'> {
  /** `active`, `inactive` or `pending`; any other text shows « Inconnu » (specification, section 4). */
  status: string;
}

/**
 * Where a user's account stands.
 *
 * Use it for a user's account; for an order, take `OrderStatus`.
 */
export function UserStatus({ status, ...rest }: UserStatusProps) {
  const { tone, Icon } = looks.get(status) ?? unknown;
  return (
    <StatusPill tone={tone} icon={<Icon size={15} />} {...rest}>
      {userStatusLabel(status)}
    </StatusPill>
  );
}

interface Looks {
  tone: StatusPillProps['tone'];
  Icon: ComponentType<{ size?: number }>;
}

const looks: ReadonlyMap<string, Looks> = /* @__PURE__ */ new Map<string, Looks>([
  ['active', { tone: 'positive', Icon: CircleCheckIcon }],
  ['inactive', { tone: 'neutral', Icon: CircleMinusIcon }],
  ['pending', { tone: 'caution', Icon: ClockIcon }],
]);

const unknown: Looks = { tone: 'neutral', Icon: CircleHelpIcon };
