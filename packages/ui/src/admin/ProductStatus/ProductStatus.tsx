import { productStatusLabel } from '@nuee/domain';
import type { ProductStatus as Status } from '@nuee/domain/live';
import { Archive, PencilLine } from 'lucide';
import { StatusPill, type StatusPillProps } from '../../primitives/StatusPill/StatusPill.tsx';

export interface ProductStatusProps extends Omit<StatusPillProps, 'tone' | 'shape' | 'variant' | 'children'> {
  /** Whether visitors see the product. */
  published: boolean;
  /** Its status in a live shop, where it may also be archived. */
  status?: Status | undefined;
}

/**
 * « Publié », « Brouillon » or « Archivé ».
 *
 * Use it for whether a product is public; for how many are left, use `StockLevel`.
 */
export function ProductStatus({ published, status, ...rest }: ProductStatusProps) {
  // What is as it should be is quiet: in a list of products nearly all are published.
  const look = published
    ? ({ variant: 'outlined', tone: 'positive' } as const)
    : ({ tone: 'neutral', shape: status === 'archived' ? Archive : PencilLine } as const);
  return (
    <StatusPill {...look} {...rest}>
      {productStatusLabel(status ?? (published ? 'published' : 'draft'))}
    </StatusPill>
  );
}
