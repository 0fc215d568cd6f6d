import { publishedLabel } from '@nuee/domain';
import { CircleCheckIcon, DraftIcon } from '../../primitives/Icon/icons.tsx';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface ProductStatusProps extends Omit<StatusPillProps, 'tone' | 'icon' | 'variant' | 'children'> {
  /** Whether visitors see the product. */
  published: boolean;
}

/**
 * « Publié » or « Brouillon ».
 *
 * Use it for whether a product is public; for how many are left of it, take `StockLevel`.
 */
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
