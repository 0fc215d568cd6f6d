import { publishedLabel } from '@nuee/domain';
import { CircleCheckIcon, DraftIcon } from '../../primitives/Icon/icons.tsx';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface ProductStatusProps extends Omit<StatusPillProps, 'tone' | 'icon' | 'variant' | 'children'> {
  published: boolean;
}

/** « Publié » or « Brouillon ». */
export function ProductStatus({ published, ...rest }: ProductStatusProps) {
  return (
    <StatusPill
      tone={published ? 'positive' : 'neutral'}
      icon={published ? <CircleCheckIcon size={15} /> : <DraftIcon size={15} />}
      {...rest}
    >
      {publishedLabel({ published })}
    </StatusPill>
  );
}
