import { publishedLabel } from '@nuee/domain';
import { CircleCheck, PencilLine } from 'lucide';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface ProductStatusProps extends Omit<StatusPillProps, 'tone' | 'shape' | 'variant' | 'children'> {
  /** Whether visitors see the product. */
  published: boolean;
}

/**
 * « Publié » or « Brouillon ».
 *
 * Use it for whether a product is public; for how many are left of it, use `StockLevel`.
 */
export function ProductStatus({ published, ...rest }: ProductStatusProps) {
  return (
    <StatusPill tone={published ? 'positive' : 'neutral'} shape={published ? CircleCheck : PencilLine} {...rest}>
      {publishedLabel({ published })}
    </StatusPill>
  );
}
